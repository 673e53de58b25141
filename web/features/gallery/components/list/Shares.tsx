import { AppsList20Regular } from "@fluentui/react-icons/svg/apps-list";
import { Database20Regular } from "@fluentui/react-icons/svg/database";
import { Server20Regular } from "@fluentui/react-icons/svg/server";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ShareList } from "#web/ui/figure/ShareList.tsx";

const shares = [
  ["hosting", 86_420, 0.61, "up"],
  ["servers", 38_900, 0.28, "down"],
  ["storage", 15_370, 0.11, "same"],
] as const;
const icons = {
  hosting: <AppsList20Regular />,
  servers: <Server20Regular />,
  storage: <Database20Regular />,
};

export const Shares: Demo = { order: 60, Piece };

function Piece() {
  const words = useWords("galleryComponents:list.Shares");
  const format = useFormat();
  return (
    <ShareList
      label={words("label")}
      rows={shares.map(([id, amountMinor, share, direction]) => ({
        id,
        name: words(id),
        icon: icons[id],
        value: format.money({ amountMinor, currency: "CNY" }),
        share,
        shareText: format.percent(share),
        change: { text: format.percent(0.06), direction, good: direction === "down" },
      }))}
    />
  );
}
