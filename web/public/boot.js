// Before the first paint: language, direction, theme and the person's look, the texts, and what the screen asks first.
(function () {
  var root = document.documentElement;
  var tags = { cn: "zh-CN", en: "en", ar: "ar", fr: "fr" };
  function kept(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var locale = tags[kept("berth.locale")] ? kept("berth.locale") : "cn";
  var theme = kept("berth.theme");
  if (theme !== "light" && theme !== "dark") {
    theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.lang = tags[locale];
  root.dir = locale === "ar" ? "rtl" : "ltr";
  root.dataset.theme = theme;
  try {
    var look = JSON.parse(kept("berth.look"));
    if (look) {
      root.dataset.look = look.words;
      root.style.cssText = look.style;
    }
  } catch {}
  // The texts of the screen in that language are asked for beside the scripts.
  var texts = document.querySelector("meta[name=berth-texts]");
  var names = texts ? texts.content.split(" ") : [];
  for (var name of names.slice(1)) {
    var link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = names[0] + "/" + locale + "/" + name + ".json";
    document.head.append(link);
  }
  // The console takes the answers if it then asks the same (app/apollo/earlyAnswers.ts). In a sandbox it asks for itself.
  if (!window.location.search && !isInSandbox()) {
    window.earlyAnswers = {};
    for (var query of document.querySelectorAll("meta[name=berth-query]")) askEarly(query.content);
  }
  function askEarly(body) {
    var answer = window.fetch("/graphql", {
      method: "POST",
      headers: {
        accept: "application/graphql-response+json,application/json;q=0.9",
        "content-type": "application/json",
      },
      body: body,
    });
    answer.catch(function () {});
    window.earlyAnswers[body] = answer;
  }
  function isInSandbox() {
    return inTab(function (tab) {
      return tab.getItem("berth.sandbox") !== null;
    });
  }
  function inTab(work) {
    try {
      return work(window.sessionStorage);
    } catch {
      return false;
    }
  }
  // A browser's first formatter of numbers takes as long as a dozen rows: it is made while the scripts are on their way.
  if (window.requestIdleCallback)
    window.requestIdleCallback(function () {
      Intl.NumberFormat(root.lang);
    });
  // What the console is made of may be lost on its way: it is asked for three times more, later each time, and then says so.
  var isLost = false;
  function loadAgain() {
    if (isLost || !document.querySelector("[data-outline]")) return;
    isLost = true;
    var tries = inTab(function (tab) {
      var before = Number(tab.getItem("berth.tries"));
      if (before < 3) tab.setItem("berth.tries", String(before + 1));
      else tab.removeItem("berth.tries");
      return before < 3 ? before + 1 : 0;
    });
    var reload = function () {
      // What was lost may have come with another script that leans on it.
      if (document.querySelector("[data-outline], .not-loaded")) window.location.reload();
    };
    window.addEventListener("online", reload);
    if (tries && window.navigator.onLine) {
      window.setTimeout(reload, 500 * 2 ** tries);
      return;
    }
    document.getElementById("root").replaceWith(document.querySelector("[data-locale=" + locale + "]").content);
  }
  // A style sheet that comes with a later piece, and did not come.
  function askAgain(sheet) {
    var again = sheet.cloneNode();
    again.nonce = sheet.nonce;
    sheet.replaceWith(again);
  }
  window.addEventListener("unhandledrejection", loadAgain);
  window.addEventListener(
    "error",
    function (event) {
      var isSheet = event.target.rel === "stylesheet";
      if (isSheet && !document.querySelector("[data-outline]")) window.setTimeout(askAgain, 2000, event.target);
      else if (isSheet || event.target.localName === "script") loadAgain();
    },
    true,
  );
  window.addEventListener("load", function () {
    if (!isLost)
      inTab(function (tab) {
        tab.removeItem("berth.tries");
      });
  });
})();
