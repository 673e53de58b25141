import { makeStyles } from "@fluentui/react-components";
import { Chat16Regular } from "@fluentui/react-icons/svg/chat";
import { useWords } from "#web/lib/texts/words.ts";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { reviewList } from "./reviewList.ts";
import type { ReviewCellsFragment } from "./reviews.generated.ts";

const useStyles = makeStyles({
  head: { display: "flex", alignItems: "center", gap: "8px", minInlineSize: 0, lineHeight: "18px" },
  title: { overflow: "hidden", textOverflow: "ellipsis", fontWeight: appTokens.fontWeightSemibold },
  replied: { display: "flex", flexShrink: 0, color: appTokens.colorNeutralForeground3 },
  text: {
    display: "var(--lines, -webkit-box)",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    whiteSpace: "normal",
    fontSize: appTokens.fontSizeBase200,
    lineHeight: appTokens.lineHeightBase200,
    color: appTokens.colorNeutralForeground3,
  },
});

export function ReviewTextCell({ review, head, para, reply }: ReviewCellsFragment) {
  const styles = useStyles();
  const answered = useWords(reviewList.texts)("filters.repliedYes");
  return (
    <>
      <span className={styles.head}>
        <Stars value={review} />
        <bdi className={styles.title}>{head}</bdi>
        {reply !== "" && (
          <span className={styles.replied} role="img" aria-label={answered} title={answered}>
            <Chat16Regular />
          </span>
        )}
      </span>
      <span className={styles.text}>
        <bdi>{para}</bdi>
      </span>
    </>
  );
}
