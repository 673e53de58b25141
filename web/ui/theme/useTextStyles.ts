import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "./tokens.ts";

const underlined = { textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } } as const;

/** How words look that are neither a control nor a heading. */
export const useTextStyles = makeStyles({
  /** A value that stands back behind others of its row. */
  quiet: { color: appTokens.colorNeutralForeground2 },
  /** A remark, or that there is none. */
  faint: { margin: 0, color: appTokens.colorNeutralForeground3 },
  /** A second line. */
  caption: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  /** The name of a thing within a line; as a link underlined on hover. */
  name: {
    ...typographyStyles.body1Strong,
    color: "inherit",
    overflowWrap: "anywhere",
    textDecorationLine: "none",
  },
  nameLink: underlined,
  /** A small link at the end of a line. */
  link: { ...typographyStyles.caption1, color: appTokens.colorBrandForegroundLink, ...underlined },
  /** What somebody wrote, in their own lines. */
  prose: {
    ...typographyStyles.body1,
    margin: 0,
    maxInlineSize: "640px",
    lineHeight: "22px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});
