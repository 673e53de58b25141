import type { Locale } from "#web/lib/texts/locale.ts";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
import type { HomeAnnouncementFragment } from "./announcements.generated.ts";

export const announcementTexts = "overviewAnnouncements";
export const languages = ["cn", "en", "ar", "fr"] as const satisfies readonly Locale[];
export const importances = ["NORMAL", "IMPORTANT", "URGENT"] as const;
export const tones = { NORMAL: "info", IMPORTANT: "warn", URGENT: "bad" } as const satisfies Record<
  string,
  StatusTone
>;

const codes = { cn: "CN", en: "EN", ar: "AR", fr: "FR" } as const;
export const codeOf = (locale: Locale) => codes[locale];

/** What it says in a language; in English or another one where it says nothing in that. */
export const textIn = ({ texts }: HomeAnnouncementFragment, locale: Locale) =>
  texts.find(({ language }) => language === codes[locale]) ??
  texts.find(({ language }) => language === "EN") ??
  texts[0] ?? { title: "", text: "" };
