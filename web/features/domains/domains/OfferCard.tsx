import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { domainTexts, type Offer, offerLooks } from "./domainParts.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gap: "8px",
    alignContent: "space-between",
    padding: "11px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    minInlineSize: 0,
  },
  best: {
    padding: "10px",
    border: `2px solid ${appTokens.colorBrandStroke1}`,
    backgroundColor: appTokens.tint,
  },
  name: { ...typographyStyles.body1Strong, overflowWrap: "anywhere" },
  foot: { display: "flex", alignItems: "center", gap: "8px", minBlockSize: "24px" },
  line: { ...typographyStyles.caption1, flexGrow: 1, color: appTokens.colorNeutralForeground3 },
});

export interface OfferCardProps {
  offer: Offer;
  /** Whether it is the first that can be had. */
  best: boolean;
  busy: boolean;
  onTake: () => void;
}

/** A name below one suffix, and whether it can be had. */
export function OfferCard({ offer, best, busy, onTake }: OfferCardProps) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const format = useFormat();
  const { displayName, state, until, points, termDays } = offer;
  const isOpen = state === "AVAILABLE" || state === "NEEDS_REVIEW";
  const days = words("days", { count: termDays });
  const price =
    points === 0 ? words("free") : words("points", { count: points, shown: format.number(points) });
  const line = isOpen
    ? `${price} · ${days}`
    : until
      ? words("until", { day: format.shortDay(until) })
      : words(`offerLines.${state}`);
  return (
    <li className={mergeClasses(styles.card, best && styles.best)}>
      <bdi className={styles.name} dir="ltr">
        {displayName}
      </bdi>
      <span>{pillOf(words, "offers", offerLooks)(state)}</span>
      <div className={styles.foot}>
        <span className={styles.line}>{line}</span>
        {isOpen && (
          <Button
            size="small"
            disabledFocusable={busy}
            onClick={onTake}
            aria-label={words("takeOf", { name: displayName })}
          >
            {words(state === "AVAILABLE" ? "take" : "ask")}
          </Button>
        )}
      </div>
    </li>
  );
}
