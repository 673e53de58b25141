import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

/** `DialogFrame`, whose code comes when the first one opens. */
export const LazyDialog = lazyComponent(() => import("./DialogFrame.tsx"), "DialogFrame");
