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
  var texts = namesIn("berth-texts");
  for (var text of texts.slice(1)) {
    fetchAhead({ rel: "preload", as: "fetch", href: texts[0] + "/" + locale + "/" + text + ".json" });
  }
  // The console takes the answers if it then asks the same (app/apollo/earlyAnswers.ts). In a sandbox it asks for itself, and
  // so does a list whose address says more than its page (lib/list/listState.ts).
  var place = new URLSearchParams(window.location.search);
  // Of many rows the table shows those in sight (ui/table/kindPieces.ts).
  if (place.get("size") > 50)
    for (var script of namesIn("berth-many"))
      fetchAhead({ rel: "modulepreload", href: script, media: "(min-width: 640px)" });
  var saysMore = Array.from(place).some(function (part) {
    return !/^(page=[1-9]\d{0,6}|size=([1-9]\d?|100))$/.test(part.join("="));
  });
  if (!saysMore && !isInSandbox()) {
    window.earlyAnswers = {};
    for (var query of document.querySelectorAll("meta[name=berth-query]")) askEarly(placed(query.content));
  }
  function namesIn(meta) {
    var found = document.querySelector("meta[name=" + meta + "]");
    return found ? found.content.split(" ") : [];
  }
  function fetchAhead(link) {
    document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "anonymous" }, link));
  }
  function placed(body) {
    var query = JSON.parse(body);
    var size = query.variables.itemsPerPage;
    if (size) {
      query.variables.page = Number(place.get("page") || 1);
      query.variables.itemsPerPage = Number(place.get("size") || size);
    }
    return JSON.stringify(query);
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
