import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  typographyStyles,
} from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { SelectAllOn20Regular } from "@fluentui/react-icons/svg/select-all-on";
import { useTranslation } from "react-i18next";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { SortChoice } from "#web/ui/table/parts/sortChoices.ts";

const useStyles = makeStyles({
  sheet: {
    blockSize: "auto",
    maxBlockSize: "85dvh",
    borderStartStartRadius: "12px",
    borderStartEndRadius: "12px",
  },
  body: { paddingBlockEnd: "16px" },
  title: { ...typographyStyles.subtitle2, marginBlock: "8px 4px" },
  choice: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "44px",
    borderRadius: appTokens.borderRadiusMedium,
    cursor: "pointer",
  },
  actions: { display: "grid", gap: "8px", marginBlockEnd: "16px", "> *": { minBlockSize: "44px" } },
});

/** What a phone offers for the list as a whole. */
export interface ListSheetProps {
  open: boolean;
  sorts: readonly SortChoice[];
  /** Begins choosing rows; undefined where rows cannot be. */
  onSelect: (() => void) | undefined;
  exportHref: string | undefined;
  onClose: () => void;
}

/** The sheet that rises on a phone: how the list is sorted, choosing rows, and the export. */
export function ListSheet({ open, sorts, onSelect, exportHref, onClose }: ListSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  return (
    <OverlayDrawer
      open={open}
      position="bottom"
      className={styles.sheet}
      onOpenChange={(_, change) => change.open || onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Hint label={t("sheet.close")}>
              <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onClose} />
            </Hint>
          }
        >
          {t("sheet.title")}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <div className={styles.actions}>
          {onSelect && (
            <Button icon={<SelectAllOn20Regular />} onClick={onSelect}>
              {t("select")}
            </Button>
          )}
          {exportHref !== undefined && (
            <Button as="a" icon={<ArrowDownload20Regular />} href={exportHref} download onClick={onClose}>
              {t("export.action")}
            </Button>
          )}
        </div>
        <h3 className={styles.title}>{t("sort.title")}</h3>
        <div role="radiogroup" aria-label={t("sort.title")}>
          {sorts.map(({ id, name, order, chosen, choose }) => (
            <label key={id} className={styles.choice}>
              <CheckBox type="radio" name="sort" checked={chosen} onChange={choose} />
              {name === undefined ? t("sort.own") : t(`sort.${order}`, { name })}
            </label>
          ))}
        </div>
      </DrawerBody>
    </OverlayDrawer>
  );
}
