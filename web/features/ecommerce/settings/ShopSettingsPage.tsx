import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { SectionSkeleton as Waiting, sectionScreen } from "#web/ui/formScreen/section/sectionScreen.tsx";
import { ShopSettingsChangesDocument, ShopSettingsDocument } from "./settings.generated.ts";
import { settingsTexts as texts } from "./settingsValues.ts";
import { StoreSection } from "./StoreSection.tsx";

export const { Page, preload } = sectionScreen({
  type: "ShopSettings",
  document: ShopSettingsDocument,
  changes: ShopSettingsChangesDocument,
  texts,
  sections: {
    store: StoreSection,
    payments: lazyComponent(() => import("./PaymentsSection.tsx"), "PaymentsSection", { Waiting }),
    checkout: lazyComponent(() => import("./CheckoutSection.tsx"), "CheckoutSection", { Waiting }),
    shipping: lazyComponent(() => import("./ShippingSection.tsx"), "ShippingSection", { Waiting }),
    locations: lazyComponent(() => import("./LocationsSection.tsx"), "LocationsSection", { Waiting }),
    notifications: lazyComponent(() => import("./NotificationsSection.tsx"), "NotificationsSection", {
      Waiting,
    }),
  },
  useStatus({ updatedAt }) {
    const words = useWords(texts);
    const { relative } = useFormat();
    return [words("changed", { when: relative(updatedAt) })];
  },
});
