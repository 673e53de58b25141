import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ShareList } from "#web/ui/figure/ShareList.tsx";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { Card } from "#web/ui/page/Card.tsx";

const useStyles = makeStyles({
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
  value: { ...typographyStyles.title2, fontVariantNumeric: "tabular-nums" },
});

const counts = [
  [5, 148],
  [4, 61],
  [3, 17],
  [2, 5],
  [1, 3],
] as const;
const whole = counts.reduce((sum, [, count]) => sum + count, 0);
const mean = counts.reduce((sum, [stars, count]) => sum + stars * count, 0) / whole;

export const Ratings: Demo = { order: 30, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { number, percent } = useFormat();
  return (
    <Card title={t("card-widgets.Ratings.title")}>
      <div className={styles.head}>
        <span className={styles.value}>{number(Math.round(mean * 10) / 10)}</span>
        <Stars value={mean} />
        {t("card-widgets.Ratings.count", { count: whole })}
      </div>
      <ShareList
        label={t("card-widgets.Ratings.title")}
        rows={counts.map(([stars, count]) => ({
          id: String(stars),
          name: t("card-widgets.Ratings.stars", { count: stars }),
          value: number(count),
          share: count / whole,
          shareText: percent(count / whole),
        }))}
      />
    </Card>
  );
}
