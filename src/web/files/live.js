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
    if (soon && !warned && still > 0) beep();
    warned = soon;
    if (still <= 0 && performance.now() - asked > 1000) refresh();
  };

  setInterval(tick, 200);
  tick();
  document.addEventListener("click", () => { sound = sound || new AudioContext(); });
  // A form that is being filled is left alone.
  if (document.body.classList.contains("still")) return;
  const news = new EventSource("/events");
  news.onmessage = refresh;
  news.onerror = () => { gone.hidden = false; };
})();
