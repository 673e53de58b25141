import { z } from "zod";
import { readFixture } from "#gateway/platform/store/seed.ts";

export const faqGroup = z
  .strictObject({
    faqTitle: z.string(),
    faqIcon: z.string(),
    faqSubtitle: z.string(),
    faqs: z.array(z.strictObject({ id: z.string(), question: z.string(), answer: z.string() })),
  })
  .meta({ id: "FaqGroup" });

/** Nobody changes these: they are read once from the fixture. */
export const faqGroups = z.array(faqGroup).parse(readFixture("pages/faq"));
