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
    gridTemplateColumns: "36px minmax(0, 1fr)",
    columnGap: "12px",
    alignItems: "center",
    "> :first-child": { gridRowEnd: "span 2" },
    "[data-density=standard] &": { gridTemplateColumns: "28px minmax(0, 1fr)", "> :first-child": { inlineSize: "28px", blockSize: "28px" } },
    "[data-density=compact] &": { display: "block", "> :first-child": { display: "none" } },
  },
  title: {
    ...line,
    alignSelf: "end",
    "[data-density=standard] &": { gridRowEnd: "span 2", alignSelf: "center" },
    "[data-density=compact] &": { display: "block" },
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
    alignSelf: "start",
    fontSize: appTokens.fontSizeBase200,
    lineHeight: appTokens.lineHeightBase200,
    color: appTokens.colorNeutralForeground3,
    ":is([data-density=compact], [data-density=standard]) &": { display: "none" },
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
