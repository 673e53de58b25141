import { makeStyles } from "@fluentui/react-components";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { useRowTabIndex } from "./RowScope.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  link: {
    display: "block",
    inlineSize: "fit-content",
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontWeight: appTokens.fontWeightSemibold,
    color: "inherit",
    textDecorationLine: "none",
    borderRadius: "2px",
    ":hover": { textDecorationLine: "underline" },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});

/** The first cell of a row without a picture: its name as a link to the row's screen. Names keep their own direction. */
export function LinkCell({ title, to }: { title: string; to: string }) {
  const styles = useStyles();
  return (
    <PlaceLink to={to} className={styles.link} dir="auto" tabIndex={useRowTabIndex()}>
      {title}
    </PlaceLink>
  );
}
