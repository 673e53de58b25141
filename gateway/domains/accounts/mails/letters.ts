import { readFileSync } from "node:fs";
import { z } from "zod";
import { escapeHtml as escape } from "#gateway/platform/html.ts";
import { root } from "#gateway/platform/root.ts";
import type { AccountMailKindText, MailLanguageText } from "./repository.ts";
import { sheet } from "./sheet.ts";

const kind = z.object({
  subject: z.string(),
  text: z.string(),
  action: z.string().optional(),
  note: z.string(),
});
const texts = z.object({
  greeting: z.string(),
  copy: z.string(),
  automatic: z.string(),
  answered: z.string(),
  passwordReset: kind,
  passwordChanged: kind,
  registration: kind,
  alreadyRegistered: kind,
  invitation: kind,
  newDevice: kind,
  notification: kind,
  teamInvitation: kind,
  teamHandOver: kind,
  unknownDevice: z.string(),
});

const facts = {
  cn: { tag: "zh-CN", direction: "ltr" },
  en: { tag: "en", direction: "ltr" },
  ar: { tag: "ar", direction: "rtl" },
  fr: { tag: "fr", direction: "ltr" },
} as const;

const known = new Map<MailLanguageText, z.output<typeof texts>>();

function textsIn(language: MailLanguageText) {
  const found =
    known.get(language) ??
    texts.parse(JSON.parse(readFileSync(new URL(`locales/${language}/accountsMails.json`, root), "utf8")));
  known.set(language, found);
  return found;
}

export const tagOf = (language: MailLanguageText): string => facts[language].tag;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

export interface LetterInput {
  kind: AccountMailKindText;
  language: MailLanguageText;
  name: string;
  values: Readonly<Record<string, string>>;
  /** The whole address that the letter asks to open. */
  link?: string;
  /** Whether answers to it are read. */
  isAnswered?: boolean;
}

const isolate = (text: string): string => (text === "" ? "" : `\u2068${text}\u2069`);

/** The parts of the letter in HTML. */
const parts = {
  line: (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`,
  quiet: (text: string) =>
    `<p class="quiet" style="margin:0 0 16px;color:#5c6670;font-size:13px">${escape(text)}</p>`,
  end: (text: string) =>
    `<p class="quiet end" style="margin:24px 0 16px;padding-top:16px;border-top:1px solid #dde3e7;color:#5c6670;font-size:13px">${escape(text)}</p>`,
  button: (to: string, label: string) =>
    `<p style="margin:0 0 16px"><a class="button" href="${escape(to)}" style="display:inline-block;padding:10px 20px;border-radius:4px;background:#0b6a88;color:#ffffff;font-weight:600;text-decoration:none">${escape(label)}</a></p>`,
  // The address reads from the left; where it stands is the letter's.
  address: (to: string) =>
    `<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a class="mark" dir="ltr" href="${escape(to)}" style="color:#0b6a88">${escape(to)}</a></p>`,
};

/** The letter as text and as HTML. */
export function write({ kind: of, language, name, values, link, isAnswered = false }: LetterInput) {
  const { greeting, copy, automatic, answered, unknownDevice, [of]: one } = textsIn(language);
  const end = isAnswered ? answered : automatic;
  const given = { ...values, device: values["device"] || unknownDevice, name };
  // Whatever is put in keeps its own direction.
  const said = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, isolate(value)]));
  const subject = fill(one.subject, given);
  const [hello, text, note] = [fill(greeting, said), fill(one.text, said), fill(one.note, said)];
  const asks =
    link === undefined || one.action === undefined
      ? ""
      : parts.button(link, one.action) + parts.quiet(copy) + parts.address(link);
  const { tag, direction } = facts[language];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title><style>${sheet}</style>`;
  // Lists of mails show the first words: those of the letter, not its mark.
  const preview = `<div style="display:none;max-height:0;overflow:hidden">${escape(text)}</div>`;
  const mark =
    '<p class="mark" style="margin:0 0 24px;color:#0b6a88;font-size:20px;font-weight:700">Berth</p>';
  const card = `<div class="card" style="max-width:560px;box-sizing:border-box;margin:0 auto;padding:32px 32px 16px;border:1px solid #dde3e7;border-radius:8px;background:#ffffff">${mark}${parts.line(hello)}${parts.line(text)}${asks}${parts.quiet(note)}${parts.end(end)}</div>`;
  const html = `<!doctype html><html lang="${tag}" dir="${direction}"><head>${head}</head><body class="page" style="margin:0;padding:24px 16px;background:#f5f7f8;font:16px/1.5 'Segoe UI',system-ui,sans-serif;color:#1b2329">${preview}${card}</body></html>`;
  const lines = [hello, text, ...(link === undefined ? [] : [link]), note, end];
  return { subject, text: lines.join("\n\n"), html };
}
