import { readLocale } from "#web/lib/texts/locale.ts";

const languages = { cn: "CN", en: "EN", ar: "AR", fr: "FR" } as const;

/** The language that mails are asked for in: the console's. */
export const mailLanguage = () => languages[readLocale()];
