import { makeStyles } from "@fluentui/react-components";
import type { ImageCategory } from "#web/generated/types.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { categoryIcons } from "./imageParts.ts";

const useStyles = makeStyles({
  tile: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    boxSizing: "border-box",
    inlineSize: "40px",
    blockSize: "40px",
    border: `1px solid ${appTokens.tintLine}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
  },
});

export function ImageMark({ category }: { category: ImageCategory }) {
  const Icon = categoryIcons[category];
  return (
    <span className={useStyles().tile}>
      <Icon aria-hidden />
    </span>
  );
}
