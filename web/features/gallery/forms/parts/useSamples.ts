import { useTranslation } from "react-i18next";

const regions = ["north", "east", "south"] as const;
const topics = ["billing", "network", "storage", "security", "quota"] as const;
const sources = ["image", "template", "chart"] as const;
const billings = ["hour", "month", "year"] as const;

/** What the demos let choose from, in the words of the language. */
export function useSamples() {
  const { t } = useTranslation("galleryForms");
  return {
    regions: regions.map((value) => ({ value, label: t(`words.regions.${value}`) })),
    topics: topics.map((value) => ({ value, label: t(`words.topics.${value}`) })),
    sources: sources.map((value) => ({
      value,
      label: t(`words.sources.${value}.label`),
      note: t(`words.sources.${value}.note`),
    })),
    billings: billings.map((value) => ({ value, label: t(`words.billings.${value}`) })),
  };
}
