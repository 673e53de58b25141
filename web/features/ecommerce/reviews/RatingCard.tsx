import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Star12Filled } from "@fluentui/react-icons/svg/star";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { seriesColor } from "#web/ui/chart/chartData.ts";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ratings, type ReviewCardProps, reviewList } from "./reviewList.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  split: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "24px",
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  },
  mean: {
    display: "grid",
    justifyItems: "start",
    gap: "4px",
    minInlineSize: "112px",
    [phone]: { gridAutoFlow: "column", justifyContent: "start", alignItems: "center", columnGap: "12px" },
  },
  number: {
    fontSize: "32px",
    lineHeight: "40px",
    fontWeight: appTokens.fontWeightSemibold,
    letterSpacing: "-0.022em",
    fontVariantNumeric: "tabular-nums",
  },
  quiet: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  bars: {
    display: "grid",
    gap: "4px",
    margin: 0,
    marginInline: "-8px",
    padding: 0,
    listStyleType: "none",
    [phone]: { gap: 0 },
  },
  bar: {
    ...typographyStyles.caption1,
    display: "grid",
    gridTemplateColumns: "32px minmax(0, 1fr) 32px 40px",
    alignItems: "center",
    columnGap: "8px",
    boxSizing: "border-box",
    inlineSize: "100%",
    minBlockSize: "28px",
    paddingInline: "7px",
    paddingBlock: 0,
    border: "1px solid transparent",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground2,
    fontFamily: "inherit",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    [phone]: { minBlockSize: "44px" },
  },
  chosen: {
    border: `1px solid ${appTokens.colorCompoundBrandStroke}`,
    backgroundColor: appTokens.tint,
    ":hover": { backgroundColor: appTokens.tint },
  },
  rating: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "space-between",
    "> svg": { color: appTokens.warnDot },
  },
  track: { blockSize: "8px", borderRadius: "2px", overflow: "hidden", backgroundColor: appTokens.lineSoft },
  fill: { display: "block", blockSize: "100%", borderRadius: "2px", backgroundColor: seriesColor(0) },
  count: {
    textAlign: "end",
    fontWeight: appTokens.fontWeightSemibold,
    color: appTokens.colorNeutralForeground1,
  },
  share: { textAlign: "end", color: appTokens.colorNeutralForeground3 },
});

export function RatingCard({ figures, list }: ReviewCardProps) {
  const styles = useStyles();
  const words = useWords(reviewList.texts);
  const format = useFormat();
  const { total, average, byRating } = figures;
  const { value: chosen = [], set } = list.filter("rating");
  return (
    <Card
      title={words("ratings.title")}
      tools={
        chosen.length > 0 ? (
          <Button appearance="subtle" size="small" onClick={() => set(undefined)}>
            {words("ratings.all")}
          </Button>
        ) : null
      }
    >
      <div className={styles.split}>
        <div className={styles.mean}>
          <span className={styles.number}>{format.number(Math.round(average * 10) / 10)}</span>
          <Stars value={average} />
          <span className={styles.quiet}>{words("count", { count: total })}</span>
        </div>
        <ul className={styles.bars} aria-label={words("ratings.bars")}>
          {ratings.map((rating) => {
            const count = byRating.find(({ review }) => review === Number(rating))?.count ?? 0;
            const share = total === 0 ? 0 : count / total;
            const only = chosen.length === 1 && chosen[0] === rating;
            return (
              <li key={rating}>
                <button
                  type="button"
                  className={mergeClasses(styles.bar, chosen.includes(rating) && styles.chosen)}
                  aria-pressed={chosen.includes(rating)}
                  aria-label={words("ratings.bar", {
                    stars: words("stars", { count: Number(rating) }),
                    count,
                    share: format.percent(share),
                  })}
                  onClick={() => set(only ? undefined : [rating])}
                >
                  <span className={styles.rating}>
                    {format.number(Number(rating))}
                    <Star12Filled />
                  </span>
                  <span className={styles.track}>
                    <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
                  </span>
                  <span className={styles.count}>{format.number(count)}</span>
                  <span className={styles.share}>{format.percent(share)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
