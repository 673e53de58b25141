import { Alert20Regular } from "@fluentui/react-icons/svg/alert";
import { Apps20Regular } from "@fluentui/react-icons/svg/apps";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";

export const Figures: Demo = { order: 10, controls: ["loading", "error"], keys: true, Piece };

function Piece({ loading, error }: DemoProps) {
  const { money } = useFormat();
  const known = !loading && !error;
  const balance = money({ amountMinor: 1_286_40, currency: "CNY" });
  return (
    <StatCards
      texts="galleryCards:card-statistics.Figures"
      failed={error}
      figures={[
        { id: "apps", value: known ? 28 : undefined, icon: <Apps20Regular />, to: "/product/las/list" },
        { id: "domains", value: known ? 12 : undefined, icon: <Globe20Regular /> },
        { id: "alerts", value: known ? 3 : undefined, icon: <Alert20Regular /> },
        { id: "balance", value: known ? balance : undefined, icon: <Money20Regular /> },
      ]}
    />
  );
}
