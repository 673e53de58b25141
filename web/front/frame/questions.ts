export const landingQuestions = ["start", "images", "asleep", "data", "leave"] as const;
export const pricingQuestions = ["change", "over", "tax", "refund", "pay"] as const;
