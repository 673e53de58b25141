import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const line = {
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

/** The geometry of a cell with a picture, a name and a second line; the table's density decides how much of it shows. */
export const useTitleStyles = makeStyles({
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
  plain: {
    ...line,
    gridRowEnd: "var(--title-span, auto)",
    alignSelf: "var(--title-align, end)",
    lineHeight: "18px",
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
