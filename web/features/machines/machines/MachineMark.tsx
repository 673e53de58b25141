import { makeStyles } from "@fluentui/react-components";
import { Server20Regular } from "@fluentui/react-icons/svg/server";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  mark: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: "40px",
    blockSize: "40px",
    boxSizing: "border-box",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    color: appTokens.colorBrandForeground1,
    backgroundColor: appTokens.tint,
  },
});

export function MachineMark() {
  return (
    <span aria-hidden className={useStyles().mark}>
      <Server20Regular />
    </span>
  );
}
