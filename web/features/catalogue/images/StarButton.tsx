import { Button, makeStyles } from "@fluentui/react-components";
import { Star20Filled, Star20Regular } from "@fluentui/react-icons/svg/star";
import { useCompact } from "#web/lib/texts/compact.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { imageTexts } from "./imageParts.ts";
import type { ImageCellsFragment } from "./images.generated.ts";

// Its star stands level with the head of its column.
const useStyles = makeStyles({
  short: { minWidth: 0, marginInlineStart: "-4px", paddingInline: "4px 8px", whiteSpace: "nowrap" },
});

export interface StarButtonProps {
  image: ImageCellsFragment;
  /** With the number of stars instead of words. */
  short?: boolean;
  onPress: () => void;
}

export function StarButton({ image, short = false, onPress }: StarButtonProps) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const compact = useCompact();
  const { title, isStarred, starCount } = image;
  const icon = isStarred ? (
    <Star20Filled color={appTokens.warnDot} primaryFill={appTokens.warnDot} />
  ) : (
    <Star20Regular />
  );
  if (!short)
    return (
      <Button icon={icon} aria-pressed={isStarred} onClick={onPress}>
        {words(isStarred ? "starred" : "star")}
      </Button>
    );
  return (
    <Button
      size="small"
      appearance="subtle"
      className={styles.short}
      icon={icon}
      aria-pressed={isStarred}
      aria-label={words("starOf", { name: title, count: starCount })}
      onClick={onPress}
    >
      {compact(starCount)}
    </Button>
  );
}
