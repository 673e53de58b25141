import { makeStyles, shorthands, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

// Where an entry overrides Fluent's style it names the same property as Fluent, so that one replaces the other.
const bar = {
  position: "absolute",
  insetBlock: "6px",
  insetInlineStart: "-6px",
  width: "3px",
  height: "auto",
  marginInlineStart: 0,
  borderRadius: appTokens.borderRadiusCircular,
  backgroundColor: appTokens.colorCompoundBrandStroke,
} as const;

/** The look of navigation entries, shared by the list and the rail. */
export const useNavigationStyles = makeStyles({
  item: {
    boxSizing: "border-box",
    alignItems: "center",
    gap: "14px",
    minHeight: "32px",
    padding: "0 11px",
    marginBlockEnd: "2px",
    borderRadius: appTokens.borderRadiusMedium,
    border: "1px solid transparent",
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground2,
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":active": { backgroundColor: appTokens.colorSubtleBackgroundPressed },
    "&[aria-current=page]": {
      backgroundColor: appTokens.card,
      ...shorthands.borderColor(appTokens.line),
      color: appTokens.colorNeutralForeground1,
      fontWeight: appTokens.fontWeightSemibold,
      "::after": bar,
    },
    "@media (pointer: coarse)": { minHeight: "40px" },
    "@media (forced-colors: active)": { "&[aria-current=page]": { outline: "2px solid Highlight" } },
  },
  subItem: {
    minHeight: "30px",
    paddingInlineStart: "45px",
    marginBlockEnd: 0,
  },
  icon: { display: "grid", placeItems: "center", flexShrink: 0, inlineSize: "20px", blockSize: "20px" },
  label: {
    flexGrow: 1,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  chevron: { flexShrink: 0 },
  header: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    marginInlineStart: "9px",
    marginBlock: "12px 6px",
  },
  rail: {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    position: "relative",
    inlineSize: "40px",
    blockSize: "40px",
    marginBlockEnd: "4px",
    borderRadius: appTokens.borderRadiusMedium,
    border: "1px solid transparent",
    color: appTokens.colorNeutralForeground2,
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    "&[aria-current=page]": {
      backgroundColor: appTokens.card,
      ...shorthands.borderColor(appTokens.line),
      color: appTokens.colorCompoundBrandForeground1,
      "::after": { ...bar, content: '""' },
    },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});
