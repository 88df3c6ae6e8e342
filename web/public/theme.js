// Before the first paint: day or night, as chosen here or as the device is set.
(function () {
  var chosen = null;
  try { chosen = JSON.parse(localStorage.getItem("jacta.preferences") || "{}").theme; } catch (error) { chosen = null; }
  var night = chosen === "night" || (chosen !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = night ? "night" : "day";
})();
