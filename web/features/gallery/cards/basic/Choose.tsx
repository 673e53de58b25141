import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Box24Regular } from "@fluentui/react-icons/svg/box";
import { Cube24Regular } from "@fluentui/react-icons/svg/cube";
import { DocumentText24Regular } from "@fluentui/react-icons/svg/document-text";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { CardGrid } from "#web/features/gallery/cards/parts/CardGrid.tsx";

const useStyles = makeStyles({
  choice: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gap: "4px 12px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":has(:checked)": { backgroundColor: appTokens.tint, boxShadow: `inset 0 0 0 1px ${appTokens.tintLine}` },
    ":has(:disabled)": { cursor: "not-allowed", opacity: 0.6 },
  },
  name: typographyStyles.body1Strong,
  line: { gridColumn: "2 / -1" },
  group: { margin: 0, padding: 0, border: "none", minInlineSize: 0 },
  legend: { ...typographyStyles.body1Strong, padding: "0 0 8px" },
});

const sources = { image: Box24Regular, template: Cube24Regular, chart: DocumentText24Regular };

export const Choose: Demo = { order: 40, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  const [chosen, choose] = useState("image");
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("card-basic.Choose.title")}</legend>
      <CardGrid>
        {Object.entries(sources).map(([id, Icon]) => (
          <label key={id} className={styles.choice}>
            <Icon aria-hidden />
            <span className={styles.name}>{t(`card-basic.Choose.${id}`)}</span>
            <CheckBox
              type="radio"
              name={name}
              checked={chosen === id}
              disabled={disabled}
              onChange={() => choose(id)}
            />
            <span className={`${text.caption} ${styles.line}`}>{t(`card-basic.Choose.${id}Line`)}</span>
          </label>
        ))}
      </CardGrid>
    </fieldset>
  );
}
