import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BackIcon } from "#web/ui/action/BackIcon.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  frame: {
    display: "grid",
    gridTemplateColumns: "minmax(240px, 320px) minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr)",
    flexGrow: 1,
    minBlockSize: 0,
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
  list: {
    minBlockSize: 0,
    overflow: "auto",
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
  },
  alone: { borderInlineEndStyle: "none" },
  detail: { minBlockSize: 0, overflow: "auto" },
  back: { padding: "4px" },
});

/** A list and what is open of it. */
export interface MasterDetailProps {
  /** Names of the two parts. */
  listLabel: string;
  detailLabel: string;
  list: ReactNode;
  /** What is open; undefined while nothing is. */
  detail: ReactNode | undefined;
  /** What stands beside the list while nothing is open. */
  empty: ReactNode;
  /** Closes what is open; on a phone it leads back to the list. */
  onClose: () => void;
}

/** A list beside what is open of it, each scrolling by itself; on a phone one at a time. */
export function MasterDetail({ listLabel, detailLabel, list, detail, empty, onClose }: MasterDetailProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const narrow = useNarrow();
  const open = detail !== undefined;
  return (
    <div className={mergeClasses(styles.frame, narrow && styles.narrow)}>
      {(!narrow || !open) && (
        <section className={mergeClasses(styles.list, narrow && styles.alone)} aria-label={listLabel}>
          {list}
        </section>
      )}
      {(!narrow || open) && (
        <section className={styles.detail} aria-label={detailLabel}>
          {narrow && (
            <div className={styles.back}>
              <ToolButton label={t("detail.back")} icon={<BackIcon />} onPress={onClose} />
            </div>
          )}
          {detail ?? empty}
        </section>
      )}
    </div>
  );
}
