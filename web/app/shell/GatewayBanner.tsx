import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { PlugDisconnected20Regular } from "@fluentui/react-icons/svg/plug-disconnected";
import { useTransition } from "react";
import { useTranslation } from "react-i18next";
import { askGateway, useConnectivity } from "../../lib/connectivity.ts";
import { appTokens } from "../../ui/theme/tokens.ts";

const useStyles = makeStyles({
  banner: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 20,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    flexShrink: 0,
    gap: "2px 12px",
    paddingBlock: "6px",
    paddingInline: "16px",
    backgroundColor: appTokens.warnBackground,
    color: appTokens.warnForeground,
  },
  text: { ...typographyStyles.body1, flexGrow: 1, flexBasis: "200px", margin: 0 },
});

/** Says that the gateway does not answer, for as long as it does not. */
export function GatewayBanner() {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const [trying, startTrying] = useTransition();
  const away = useConnectivity() === "away";
  return (
    <div role="status">
      {away && (
        <div className={styles.banner}>
          <PlugDisconnected20Regular />
          <p className={styles.text}>
            <strong>{t("away.title")}</strong> {t("away.text")}
          </p>
          <Button size="small" disabledFocusable={trying} onClick={() => startTrying(askGateway)}>
            {t(trying ? "away.trying" : "away.retry")}
          </Button>
        </div>
      )}
    </div>
  );
}
