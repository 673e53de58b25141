import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  typographyStyles,
} from "@fluentui/react-components";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { FilterEditor } from "./FilterEditor.tsx";
import type { FilterField } from "#web/ui/table/parts/filterFields.ts";

const useStyles = makeStyles({
  sheet: {
    blockSize: "auto",
    maxBlockSize: "85dvh",
    borderStartStartRadius: "12px",
    borderStartEndRadius: "12px",
  },
  body: { paddingBlockEnd: "8px" },
  // A choice is wider than its words, for the hover; its box stands under the heading.
  editor: { marginInline: "-8px" },
  title: { ...typographyStyles.subtitle2, marginBlock: "16px 4px" },
  foot: { "> *": { flexGrow: 1, minBlockSize: "44px" } },
});

/** All filters of a list. */
export interface FilterSheetProps {
  open: boolean;
  fields: readonly FilterField[];
  /** What the button at the end says: how many rows there are now. */
  result: string;
  onClear: () => void;
  onClose: () => void;
}

/** The sheet that rises on a phone with all filters at once. */
export function FilterSheet({ open, fields, result, onClear, onClose }: FilterSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
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
            <Hint label={t("filter.close")}>
              <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onClose} />
            </Hint>
          }
        >
          {t("filter.title")}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {fields.map((field) => (
          <section key={field.id}>
            <h3 className={styles.title}>{field.label}</h3>
            <div className={styles.editor}>
              <FilterEditor field={field} />
            </div>
          </section>
        ))}
      </DrawerBody>
      <DrawerFooter className={styles.foot}>
        <Button onClick={onClear}>{t("filter.clearAll")}</Button>
        <Button appearance="primary" onClick={onClose}>
          {result}
        </Button>
      </DrawerFooter>
    </OverlayDrawer>
  );
}
