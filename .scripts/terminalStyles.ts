import type { Plugin } from "vite";

/** What the terminal writes of styles as text, and how the same is done under the content security policy of the page. */
const edits: readonly [found: RegExp, put: string, times: number][] = [
  [
    /\b(\w+)\.setAttribute\("style",(`\$\{\1\.getAttribute\("style"\)\|\|""\}\$\{\w+\};`)\)/g,
    "$1.style.cssText=$2",
    1,
  ],
  [
    /([\w.]+)\.createElement\("style"\)/g,
    'Object.assign($1.createElement("style"),{nonce:document.querySelector("meta[property=csp-nonce]")?.nonce})',
    3,
  ],
];

/**
 * Lets xterm's style sheets carry the page's nonce, and its styles be set as properties: it knows neither itself (6.0). A
 * version that writes them in another way breaks the build here, and not the terminal.
 */
export function terminalStyles(): Plugin {
  return {
    name: "terminal-styles",
    apply: "build",
    transform(code, id) {
      if (!/\/@xterm\/xterm\/lib\/xterm\.mjs(?:\?|$)/.test(id)) return null;
      let made = code;
      for (const [found, put, times] of edits) {
        const count = made.match(found)?.length;
        if (count !== times)
          throw new Error(
            `xterm writes styles ${count ?? 0} times as ${found.source}, and not ${times} times.`,
          );
        made = made.replace(found, put);
      }
      return { code: made, map: null };
    },
  };
}
