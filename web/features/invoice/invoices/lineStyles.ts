import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

const narrow = "@media (max-width: 1199.98px)";

export const useLineStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) 68px 112px 112px 96px 24px",
    columnGap: "12px",
    alignItems: "start",
    paddingBlock: "12px",
    // The column's head names the fields; under each other they name themselves.
    "& .fui-Field__label": unseen,
    [narrow]: {
      gridTemplateColumns: "20px minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr) 24px",
      rowGap: "8px",
      // The quantity begins the second row of fields, below the words.
      "> :nth-child(3)": { gridColumnStart: 2 },
      "> :nth-child(5)": { gridColumn: "4 / 6" },
      "& .fui-Field__label": {
        position: "static",
        inlineSize: "auto",
        blockSize: "auto",
        clip: "auto",
        clipPath: "none",
        margin: 0,
        overflow: "visible",
      },
    },
  },
  head: {
    ...typographyStyles.caption1,
    fontWeight: 500,
    paddingBlock: "0 8px",
    color: appTokens.colorNeutralForeground3,
    borderBottom: `1px solid ${appTokens.line}`,
    [narrow]: { display: "none" },
  },
  end: { textAlign: "end" },
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  item: { backgroundColor: appTokens.card, borderBottom: `1px solid ${appTokens.lineSoft}` },
  handle: {
    minInlineSize: "20px",
    inlineSize: "20px",
    blockSize: "32px",
    paddingInline: 0,
    cursor: "grab",
    touchAction: "none",
  },
  words: {
    display: "grid",
    gap: "4px",
    minInlineSize: 0,
    [narrow]: { gridColumn: "2 / 5" },
  },
  amount: {
    ...typographyStyles.body1Strong,
    paddingBlock: "6px",
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    [narrow]: { gridColumn: "2 / 5", gridRowStart: 3 },
  },
  drop: {
    minInlineSize: "24px",
    inlineSize: "24px",
    blockSize: "32px",
    paddingInline: 0,
    [narrow]: { gridColumnStart: 5, gridRowStart: 1 },
  },
  add: { justifySelf: "start" },
});
