import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { useTranslation } from "react-i18next";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { IconDrawing } from "./IconDrawing.tsx";
import { type IconEntry, type IconKind, importOf } from "./iconList.ts";
import { useDrawings } from "./useDrawings.ts";

const useStyles = makeStyles({
  detail: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "12px 16px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  drawings: { display: "flex", alignItems: "center", gap: "12px" },
  name: { ...typographyStyles.subtitle2, margin: 0 },
  code: {
    flexBasis: "320px",
    flexGrow: 1,
    minInlineSize: 0,
    padding: "8px 12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
});

export interface IconDetailProps {
  icon: IconEntry;
  kind: IconKind;
  size: number;
  onSize: (size: number) => void;
  onCopy: () => void;
}

/** The chosen icon in several sizes, those that it was drawn for, and the line that imports it. */
export function IconDetail({ icon, kind, size, onSize, onCopy }: IconDetailProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const drawing = useDrawings([icon], kind)(icon);
  return (
    <section className={styles.detail} aria-label={t("icons.chosen")}>
      <span className={styles.drawings}>
        {[16, 20, 32, 48].map((side) => (
          <IconDrawing key={side} drawing={drawing} size={side} />
        ))}
      </span>
      <h2 className={styles.name} dir="ltr">
        {icon.name}
      </h2>
      <Segmented
        small
        label={t("icons.size")}
        value={String(size)}
        onChange={(value) => onSize(Number(value))}
        parts={icon.sizes[kind].map((one) => ({ value: String(one), label: String(one) }))}
      />
      <code dir="ltr" className={styles.code}>
        {importOf(icon, kind, size)}
      </code>
      <Button icon={<Copy20Regular />} onClick={onCopy}>
        {t("icons.copy")}
      </Button>
    </section>
  );
}
