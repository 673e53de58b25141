import { makeStyles } from "@fluentui/react-components";
import { Link } from "react-router-dom";
import { Thumbnail } from "../media/Thumbnail.tsx";
import { useRowTabIndex } from "../table/RowScope.ts";
import { appTokens } from "../theme/tokens.ts";

const line = {
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

const useStyles = makeStyles({
  cell: {
    display: "grid",
    // The table's density decides; elsewhere it is the comfortable one.
    gridTemplateColumns: "var(--title-columns, 36px minmax(0, 1fr))",
    columnGap: "12px",
    alignItems: "center",
    "> :first-child": {
      gridRowEnd: "span 2",
      display: "var(--title-picture, grid)",
      inlineSize: "var(--title-picture-size, 36px)",
      blockSize: "var(--title-picture-size, 36px)",
    },
  },
  title: {
    ...line,
    gridRowEnd: "var(--title-span, auto)",
    alignSelf: "var(--title-align, end)",
    lineHeight: "18px",
    fontWeight: appTokens.fontWeightSemibold,
    color: "inherit",
    textDecorationLine: "none",
    borderRadius: "2px",
    ":hover": { textDecorationLine: "underline" },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  caption: {
    ...line,
    display: "var(--title-caption, block)",
    alignSelf: "start",
    fontSize: appTokens.fontSizeBase200,
    lineHeight: appTokens.lineHeightBase200,
    color: appTokens.colorNeutralForeground3,
  },
});

/** The first cell of a row. */
export interface TitleCellProps {
  picture: string;
  title: string;
  caption: string;
  /** The path of the row's screen. */
  to: string;
}

/** A picture, the name as a link to the row's screen, and a second line. Names keep their own direction. */
export function TitleCell({ picture, title, caption, to }: TitleCellProps) {
  const styles = useStyles();
  return (
    <div className={styles.cell}>
      <Thumbnail src={picture} />
      <Link to={to} className={styles.title} dir="auto" tabIndex={useRowTabIndex()}>
        {title}
      </Link>
      <span className={styles.caption} dir="auto">
        {caption}
      </span>
    </div>
  );
}
