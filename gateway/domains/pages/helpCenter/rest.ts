import { z } from "zod";
import { route } from "#gateway/platform/rest/rest.ts";
import { helpCenterFront, helpParts } from "./repository.ts";
import { article } from "./rules.ts";

const body = z
  .object({
    title: z.string(),
    lastUpdated: z.iso.date(),
    productContent: z.string().meta({ description: "HTML." }),
    checkoutContent: z.string().meta({ description: "HTML." }),
    articleList: z.array(z.string()),
    checkoutImg: z.string(),
    productImg: z.string(),
  })
  .meta({ id: "HelpCenterArticle" });

const example = {
  title: "How to add product in cart?",
  lastUpdated: "2026-10-18",
  productContent: "<p>Press <strong>Add to cart</strong>.</p>",
  checkoutContent: "<p>Press <strong>Check out</strong>.</p>",
  articleList: ["Saving a basket for later"],
  checkoutImg: "/media/help/checkout.svg",
  productImg: "/media/help/product-page.svg",
};

export const routes = [
  route({
    method: "GET",
    path: "/pages/help-center",
    access: "sample",
    tag: "Pages",
    summary: "Reads the front page of the help centre",
    answers: {
      200: { description: "The articles.", body: helpCenterFront, example: () => helpParts().helpCenter },
    },
    handle: () => Promise.resolve({ status: 200, body: helpParts().helpCenter }),
  }),
  route({
    method: "GET",
    path: "/pages/help-center/article",
    access: "sample",
    tag: "Pages",
    summary: "Reads the sample article of the help centre",
    answers: { 200: { description: "The article.", body, example } },
    handle: (_, { clock }) => Promise.resolve({ status: 200, body: article(clock) }),
  }),
];
