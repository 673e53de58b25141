import { Button } from "@fluentui/react-components";
import { PlugDisconnected20Regular } from "@fluentui/react-icons/svg/plug-disconnected";
import { useTransition } from "react";
import { useTranslation } from "react-i18next";
import { askGateway } from "#web/lib/connection/connectivity.ts";
import { Banner } from "./Banner.tsx";

/** Says that the gateway does not answer. */
export function GatewayBanner() {
  const { t } = useTranslation("shell");
  const [trying, startTrying] = useTransition();
  return (
    <Banner
      tone="warn"
      icon={<PlugDisconnected20Regular />}
      action={
        <Button size="small" disabledFocusable={trying} onClick={() => startTrying(askGateway)}>
          {t(trying ? "away.trying" : "away.retry")}
        </Button>
      }
    >
      <strong>{t("away.title")}</strong> {t("away.text")}
    </Banner>
  );
}
