import type { ReactNode } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";

const tabs = ["overview", "coupons", "goods", "records"] as const;

export type PointsTab = (typeof tabs)[number];

/** The parts of points and coupons: each is a place of its own. */
export function PointsTabs({ tab, children }: { tab: PointsTab; children: ReactNode }) {
  const words = useWords("ledger:pointsTabs");
  const navigate = useNavigate();
  return (
    <PageTabs
      label={words("label")}
      tabs={tabs.map((id) => ({ id, label: words(id) }))}
      tab={tab}
      onTab={(next) =>
        void navigate(next === "overview" ? "/integral" : `/integral/store/${next}`, {
          preventScrollReset: true,
        })
      }
    >
      {children}
    </PageTabs>
  );
}
