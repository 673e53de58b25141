import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const averages = [
  { id: "speed", value: 4.6 },
  { id: "price", value: 3.4 },
  { id: "support", value: 2 },
] as const;

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", margin: 0, maxInlineSize: "320px" },
  line: { display: "flex", justifyContent: "space-between", gap: "12px" },
  term: { color: appTokens.colorNeutralForeground2 },
  value: { margin: 0 },
});

export const Read: Demo = { order: 30, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  return (
    <dl className={styles.list}>
      {averages.map(({ id, value }) => (
        <div key={id} className={styles.line}>
          <dt className={styles.term}>{t(`rating.Read.${id}`)}</dt>
          <dd className={styles.value}>
            <Stars value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
