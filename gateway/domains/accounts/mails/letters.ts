import { readFileSync } from "node:fs";
import { z } from "zod";
import { root } from "#gateway/platform/root.ts";
import type { AccountMailKindText, MailLanguageText } from "./repository.ts";

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
  passwordReset: kind,
  passwordChanged: kind,
  registration: kind,
  alreadyRegistered: kind,
  invitation: kind,
  newDevice: kind,
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

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

export interface LetterInput {
  kind: AccountMailKindText;
  language: MailLanguageText;
  name: string;
  values: Readonly<Record<string, string>>;
  /** The whole address that the letter asks to open. */
  link?: string;
}

/** The letter as text and as HTML. */
export function write({ kind: of, language, name, values, link }: LetterInput) {
  const { greeting, copy, automatic, unknownDevice, [of]: one } = textsIn(language);
  const said = { ...values, device: values["device"] || unknownDevice, name };
  const subject = fill(one.subject, said);
  const lines = [fill(greeting, said), fill(one.text, said)];
  const ends = [fill(one.note, said), automatic];
  const paragraph = (line: string, style = "") => `<p style="margin:0 0 16px;${style}">${escape(line)}</p>`;
  const quiet = "color:#5c6670;font-size:13px;";
  const button = (to: string, label: string) =>
    `<p style="margin:0 0 16px"><a href="${escape(to)}" style="display:inline-block;padding:10px 20px;border-radius:4px;background:#0b6a88;color:#ffffff;font-weight:600;text-decoration:none">${escape(label)}</a></p>${paragraph(copy, quiet)}<p dir="ltr" style="margin:0 0 16px;font-size:13px;overflow-wrap:anywhere"><a href="${escape(to)}" style="color:#0b6a88">${escape(to)}</a></p>`;
  const { tag, direction } = facts[language];
  const html = `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#f5f7f8;font:16px/1.5 'Segoe UI',system-ui,sans-serif;color:#1b2329"><div style="max-width:560px;margin:0 auto;padding:32px;border:1px solid #dde3e7;border-radius:8px;background:#ffffff"><p style="margin:0 0 24px;color:#0b6a88;font-size:20px;font-weight:700">Berth</p>${lines.map((line) => paragraph(line)).join("")}${link === undefined || one.action === undefined ? "" : button(link, one.action)}${ends.map((line) => paragraph(line, quiet)).join("")}</div></body></html>`;
  return { subject, text: [...lines, ...(link === undefined ? [] : [link]), ...ends].join("\n\n"), html };
}
