import { z } from "zod";
import { fixedRows } from "#gateway/platform/store/seed.ts";

export const faqGroup = z
  .strictObject({
    faqTitle: z.string(),
    faqIcon: z.string(),
    faqSubtitle: z.string(),
    faqs: z.array(z.strictObject({ id: z.string(), question: z.string(), answer: z.string() })),
  })
  .meta({ id: "FaqGroup" });

export const faqGroups = fixedRows("pages/faq", () => z.array(faqGroup));
