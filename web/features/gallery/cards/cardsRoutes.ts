import type { AreaRoute } from "#web/lib/navigation/area.ts";

export const cardsRoutes: AreaRoute[] = [
  { path: "/pages/cards/card-basic", title: "cards.card-basic" },
  { path: "/pages/cards/card-advance", title: "cards.card-advance" },
  { path: "/pages/cards/card-statistics", title: "cards.card-statistics" },
  { path: "/pages/cards/card-actions", title: "cards.card-actions" },
  { path: "/pages/cards/card-widgets", title: "cards.card-widgets" },
];
