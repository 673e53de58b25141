import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { ArrowDownload16Regular } from "@fluentui/react-icons/svg/arrow-download";
import { Rocket16Regular } from "@fluentui/react-icons/svg/rocket";
import { useCompact } from "#web/lib/texts/compact.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ImageBadges } from "./ImageBadges.tsx";
import { ImageMark } from "./ImageMark.tsx";
import { deployPath, imagePath, imageTexts } from "./imageParts.ts";
import type { ImageCellsFragment } from "./images.generated.ts";
import { SeverityChips } from "./SeverityChips.tsx";
import { StarButton } from "./StarButton.tsx";

const useStyles = makeStyles({
  tile: {
    display: "grid",
    gridTemplateRows: "auto 1fr auto auto",
    gap: "8px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  head: { display: "flex", alignItems: "center", gap: "12px", minInlineSize: 0 },
  names: { display: "grid", flexGrow: 1, minInlineSize: 0 },
  title: { ...typographyStyles.subtitle2, margin: 0, minInlineSize: 0, overflowWrap: "anywhere" },
  link: { color: "inherit", textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } },
  reference: {
    ...typographyStyles.caption1,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
    fontFamily: appTokens.fontFamilyMonospace,
    color: appTokens.colorNeutralForeground3,
  },
  text: { margin: 0, minBlockSize: "40px", color: appTokens.colorNeutralForeground2 },
  line: {
    ...typographyStyles.caption1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    color: appTokens.colorNeutralForeground3,
  },
  pulls: { display: "inline-flex", alignItems: "center", gap: "4px", fontVariantNumeric: "tabular-nums" },
  foot: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px",
    paddingBlockStart: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
});

export interface ImageTileProps {
  image: ImageCellsFragment;
  onStar: () => void;
}

export function ImageTile({ image, onStar }: ImageTileProps) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const compact = useCompact();
  const { id, title, reference, summary, category, pullCount, latestTag, scan } = image;
  return (
    <article className={styles.tile} aria-label={title}>
      <div className={styles.head}>
        <ImageMark category={category} />
        <div className={styles.names}>
          <h2 className={styles.title} dir="auto">
            <PlaceLink to={imagePath(id)} className={styles.link}>
              {title}
            </PlaceLink>
          </h2>
          <span className={styles.reference} dir="ltr">
            {`${reference}:${latestTag}`}
          </span>
        </div>
        <StarButton short image={image} onPress={onStar} />
      </div>
      <p className={styles.text} dir="auto">
        {summary === "" ? words("noSummary") : summary}
      </p>
      <div className={styles.line}>
        <span>{words(`categories.${category}`)}</span>
        <ImageBadges image={image} />
        {pullCount !== null && pullCount !== undefined && (
          <span
            className={styles.pulls}
            role="img"
            aria-label={words("pulls", { count: pullCount, shown: compact(pullCount) })}
          >
            <ArrowDownload16Regular aria-hidden />
            {compact(pullCount)}
          </span>
        )}
      </div>
      <div className={styles.foot}>
        <SeverityChips scan={scan} />
        <ActionLink
          size="small"
          action={{
            label: words("deploy"),
            icon: <Rocket16Regular />,
            to: deployPath(`${reference}:${latestTag}`),
          }}
        />
      </div>
    </article>
  );
}
