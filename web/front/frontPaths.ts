/** The pages that are written out whole, by their texts' key. */
export const frontPaths = {
  landing: "/front-pages/landing-page",
  pricing: "/front-pages/pricing",
  review: "/review",
  privacy: "/privacy",
} as const;

export type FrontPage = keyof typeof frontPaths;
