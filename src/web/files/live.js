"use strict";
(() => {
  const gone = document.getElementById("gone");
  let fresh = performance.now(), asked = 0, asking = false, again = false, sound = null, warned = false;

  const shown = (millis) => {
    const all = Math.floor(Math.max(millis, 0) / 1000), minutes = Math.floor(all / 60);
    const two = (number) => String(number).padStart(2, "0");
    return minutes < 100 ? `${minutes}:${two(all % 60)}`
      : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(all % 60)}`;
  };

  // The page as it is now takes the place of the one that is shown.
  const refresh = async () => {
    if (asking) { again = true; return; }
    asking = true;
    asked = performance.now();
    try {
      const answer = await fetch(location.href, { cache: "no-store" });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      document.querySelector("main").replaceWith(page.querySelector("main"));
      document.title = page.title;
      fresh = performance.now();
      gone.hidden = true;
      tick();
      mute();
    } catch { gone.hidden = false; }
    asking = false;
    if (again) { again = false; refresh(); }
  };

  const beep = () => {
    if (!sound) return;
    const tone = sound.createOscillator();
    tone.connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.4);
  };

  // The clock goes on by itself, and asks anew when its level is over.
  const tick = () => {
    const time = document.querySelector(".time[data-runs]");
    if (!time) return;
    const gone_by = performance.now() - fresh, left = parseInt(time.dataset.left, 10);
    if (Number.isNaN(left)) {
      time.textContent = shown(parseInt(time.dataset.elapsed, 10) + gone_by);
      return;
    }
    const still = left - gone_by, soon = still < 60000;
    time.textContent = shown(still > 0 ? still + 999 : 0);
    time.classList.toggle("soon", soon);
    const minute = document.querySelector(".minute");
    if (minute) minute.hidden = !soon || still <= 0;
    if (soon && !warned && still > 0) beep();
    warned = soon;
    if (still <= 0 && performance.now() - asked > 1000) refresh();
  };

  const mute = () => {
    const asks = document.querySelector(".sound");
    if (asks) asks.hidden = sound !== null;
  };

  setInterval(tick, 200);
  tick();
  mute();
  document.addEventListener("click", () => { sound = sound || new AudioContext(); mute(); });

  // Steps of a hand by the arrow keys, and one after the other by themselves.
  const step = async (way) => {
    const link = document.querySelector(`.steps a[rel=${way}]`);
    if (!link) return false;
    history.replaceState(null, "", link.href);
    await refresh();
    return true;
  };
  const ways = { ArrowRight: "next", ArrowLeft: "prev", Home: "first", End: "last" };
  if (document.querySelector(".steps")) {
    document.addEventListener("keydown", (event) => {
      const way = ways[event.key];
      if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(way);
    });
    const play = document.createElement("button");
    let playing = 0;
    const stop = () => { clearInterval(playing); playing = 0; play.textContent = "Play"; };
    play.className = "less play";
    play.addEventListener("click", async () => {
      if (playing) { stop(); return; }
      if (!document.querySelector(".steps a[rel=next]")) await step("first");
      play.textContent = "Stop";
      playing = setInterval(async () => { if (!await step("next")) stop(); }, 1500);
    });
    stop();
    document.querySelector("main").before(play);
  }
  // A form that is being filled is left alone.
  if (document.body.classList.contains("still")) return;
  const news = new EventSource("/events");
  news.onmessage = refresh;
  news.onerror = () => { gone.hidden = false; };
})();
