import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "16px", margin: 0, padding: 0, listStyleType: "none" },
  row: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" },
  code: { fontFamily: appTokens.fontFamilyMonospace },
  title1: typographyStyles.title1,
  title2: typographyStyles.title2,
  title3: typographyStyles.title3,
  subtitle1: typographyStyles.subtitle1,
  subtitle2: typographyStyles.subtitle2,
  body2: typographyStyles.body2,
  body1: typographyStyles.body1,
  caption1: typographyStyles.caption1,
  caption2: typographyStyles.caption2,
});

const steps = [
  "title1",
  "title2",
  "title3",
  "subtitle1",
  "subtitle2",
  "body2",
  "body1",
  "caption1",
  "caption2",
] as const;

const codeOf = (step: string) => `typographyStyles.${step}`;

export const Ramp: Demo = { order: 10, controls: ["longText"], Piece };

function Piece({ longText }: { longText: boolean }) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  return (
    <ul className={styles.list}>
      {steps.map((step) => (
        <li key={step} className={styles.row}>
          <span className={styles[step]}>
            {t(longText ? "typography.Ramp.long" : "typography.Ramp.text")}
          </span>
          <code dir="ltr" className={`${text.caption} ${styles.code}`}>
            {codeOf(step)}
          </code>
        </li>
      ))}
    </ul>
  );
}
