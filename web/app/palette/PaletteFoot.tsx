import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { isApple } from "#web/lib/keys/keyboard.ts";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { SearchState } from "./useGatewaySearch.ts";

const useStyles = makeStyles({
  foot: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "16px",
    minBlockSize: "40px",
    boxSizing: "border-box",
    paddingInline: "16px",
    borderTop: `1px solid ${appTokens.line}`,
    color: appTokens.colorNeutralForeground3,
  },
  hint: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    "@media (max-width: 639.98px), (hover: none)": { display: "none" },
  },
  state: { display: "inline-flex", alignItems: "center", gap: "8px", marginInlineStart: "auto" },
  failed: { color: appTokens.badForeground },
});

/** How many rows there are, how the further search goes, and what the keys do. */
export function PaletteFoot({
  count,
  state,
  onRetry,
}: {
  count: number;
  state: SearchState;
  onRetry: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  return (
    <div className={styles.foot}>
      <span className={styles.hint}>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t("palette.choose")}
      </span>
      <span className={styles.hint}>
        <Kbd>{isApple ? "⌘ ↵" : "Ctrl ↵"}</Kbd>
        {t("palette.newTab")}
      </span>
      <span className={styles.hint}>
        <Kbd>{">"}</Kbd>
        {t("palette.onlyActions")}
      </span>
      <span className={styles.state}>
        <span role="status" className={state === "failed" ? styles.failed : undefined}>
          {state === "failed"
            ? t("palette.failed")
            : state === "searching"
              ? t("palette.searching")
              : t("palette.count", { count })}
        </span>
        {state === "searching" && <BusyRing />}
        {state === "failed" && count > 0 && (
          <Button size="small" onClick={onRetry}>
            {t("palette.retry")}
          </Button>
        )}
      </span>
    </div>
  );
}
