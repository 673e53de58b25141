import type { Format } from "#web/lib/texts/format.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { addressOf, type Front, originMark, planKey, pricingPlans } from "#web/front/front.ts";
import { landingQuestions, pricingQuestions } from "./questions.ts";

/** What the page says to machines, in the words of schema.org. */
export function factsOf({ page, locale, t }: Front & { format: Format }): object {
  const url = originMark + addressOf(page, locale);
  const organization = {
    "@type": "Organization",
    "@id": `${originMark}/#berth`,
    name: "Berth",
    url: originMark,
  };
  const home = {
    "@type": page === "landing" ? "WebPage" : page === "review" ? "CollectionPage" : "WebPage",
    "@id": url,
    url,
    name: t(`pages.${page}.title`),
    description: t(`pages.${page}.description`),
    inLanguage: localeFacts[locale].tag,
    publisher: { "@id": organization["@id"] },
  };
  const product = {
    "@type": "SoftwareApplication",
    name: "Berth",
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    offers: pricingPlans.map((plan) => ({
      "@type": "Offer",
      name: t(`catalogue:plans.${planKey(plan)}`),
      price: (plan.monthlyMinor / 100).toFixed(2),
      priceCurrency: "CNY",
    })),
  };
  const answers = (names: readonly string[], start: string) => ({
    "@type": "FAQPage",
    mainEntity: names.map((name) => ({
      "@type": "Question",
      name: t(`${start}.${name}.question`),
      acceptedAnswer: { "@type": "Answer", text: t(`${start}.${name}.answer`) },
    })),
  });
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization,
      home,
      ...(page === "landing" || page === "pricing" ? [product] : []),
      ...(page === "landing" ? [answers(landingQuestions, "questions")] : []),
      ...(page === "pricing" ? [answers(pricingQuestions, "frontPricing:questions")] : []),
    ],
  };
}
