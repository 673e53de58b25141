import { createHash } from "node:crypto";

const dark = {
  page: "background:#11171b!important;color:#e6ebef!important",
  card: "background:#1c2429!important;border-color:#35414a!important",
  mark: "color:#6cc1dc!important",
  quiet: "color:#abb7c0!important",
  end: "border-color:#35414a!important",
  button: "background:#6cc1dc!important;color:#0b1d25!important",
};

const rules = Object.entries(dark).map(([name, looks]) => `.${name}{${looks}}`);

/** What a letter says beside the styles at its parts, for readers that know of the dark and of narrow windows. */
export const sheet = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}@media (max-width:480px){.card{padding:24px 20px 8px!important}}`;

/** Names the sheet in a policy that lets nothing else style the document. */
export const sheetHash = `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`;
