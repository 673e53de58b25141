import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  key: {
    display: "inline-grid",
    placeItems: "center",
    boxSizing: "border-box",
    minInlineSize: "20px",
    blockSize: "18px",
    paddingInline: "5px",
    border: `1px solid ${appTokens.colorNeutralStroke2}`,
    borderRadius: appTokens.borderRadiusSmall,
    fontFamily: appTokens.fontFamilyBase,
    fontSize: "11px",
    lineHeight: "16px",
    color: appTokens.colorNeutralForeground3,
  },
});

/** A key of the keyboard, as a hint for the eye; the control says it to readers by `aria-keyshortcuts`. */
export function Kbd({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <kbd aria-hidden dir="ltr" className={mergeClasses(useStyles().key, className)}>
      {children}
    </kbd>
  );
}
