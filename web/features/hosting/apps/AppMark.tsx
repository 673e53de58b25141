import { makeStyles } from "@fluentui/react-components";
import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  tile: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    boxSizing: "border-box",
    inlineSize: "40px",
    blockSize: "40px",
    border: `1px solid ${appTokens.tintLine}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
  },
});

export function AppMark() {
  return (
    <span className={useStyles().tile}>
      <AppFolder20Regular aria-hidden />
    </span>
  );
}
