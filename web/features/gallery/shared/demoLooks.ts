/** How a demo may be shown beside itself: in the other theme, in the other direction, as narrow as a phone. */
export const demoLooks = ["theme", "direction", "phone"] as const;

export type DemoLook = (typeof demoLooks)[number];

export const noLooks: readonly DemoLook[] = [];
