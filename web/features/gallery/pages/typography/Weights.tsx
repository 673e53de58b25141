import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
    gap: "24px",
  },
  part: { display: "grid", alignContent: "start", gap: "8px" },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  regular: { fontWeight: appTokens.fontWeightRegular },
  medium: { fontWeight: 500 },
  semibold: { fontWeight: appTokens.fontWeightSemibold },
  first: { color: appTokens.colorNeutralForeground1 },
  second: { color: appTokens.colorNeutralForeground2 },
  third: { color: appTokens.colorNeutralForeground3 },
  link: { color: appTokens.colorBrandForegroundLink },
  ok: { color: appTokens.okForeground },
  warn: { color: appTokens.warnForeground },
  bad: { color: appTokens.badForeground },
});

const groups = {
  weights: ["regular", "medium", "semibold"],
  colours: ["first", "second", "third", "link", "ok", "warn", "bad"],
} as const;
const kit = ["quiet", "faint", "caption", "name", "link", "prose"] as const;

export const Weights: Demo = { order: 20, Piece };

function Piece() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  return (
    <div className={styles.grid}>
      {(["weights", "colours"] as const).map((group) => (
        <div key={group} className={styles.part}>
          <h3 className={styles.title}>{t(`typography.Weights.${group}`)}</h3>
          {groups[group].map((look) => (
            <span key={look} className={styles[look]}>
              {t(`typography.Weights.looks.${look}`)}
            </span>
          ))}
        </div>
      ))}
      <div className={styles.part}>
        <h3 className={styles.title}>{t("typography.Weights.kit")}</h3>
        {kit.map((look) => (
          <span key={look} className={mergeClasses(text[look])}>
            {t(`typography.Weights.kinds.${look}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
