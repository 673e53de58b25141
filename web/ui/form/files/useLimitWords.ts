import { useTranslation } from "react-i18next";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { type FileLimits, kindNames } from "./fileLimits.ts";
import { writeFileSize } from "./writeFileSize.ts";

/** What files a field takes, in words: kinds, size, number. */
export function useLimitWords({ accept = [], maxSize, max }: FileLimits): string {
  const { t } = useTranslation("form");
  const locale = useLocale();
  const kinds = accept.length === 1 && accept[0] === "image/*" ? t("files.images") : kindNames(accept);
  const parts = [
    kinds,
    maxSize === undefined ? "" : t("files.upTo", { size: writeFileSize(maxSize, locale) }),
    max === undefined ? "" : t("files.atMost", { count: max }),
  ];
  return parts.filter(Boolean).join(" · ");
}
