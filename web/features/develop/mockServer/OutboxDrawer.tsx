import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { OutboxMailFragment } from "./mockServer.generated.ts";

const looks = ["html", "text"] as const;

const useStyles = makeStyles({
  frame: {
    display: "block",
    inlineSize: "100%",
    blockSize: "min(560px, 70dvh)",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: "#ffffff",
  },
  text: { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontFamily: "inherit" },
});

export function OutboxDrawer({ mail, ...state }: DrawerState & { mail: OutboxMailFragment }) {
  const styles = useStyles();
  const { t } = useTranslation("mockServer");
  const [look, show] = useState<(typeof looks)[number]>("html");
  const { id, subject, address, text } = mail;
  return (
    <Drawer {...state} kind="detail" title={subject} meta={t("outbox.meta", { address })}>
      <PageTabs
        label={subject}
        tabs={looks.map((one) => ({ id: one, label: t(`outbox.${one}`) }))}
        tab={look}
        onTab={show}
      >
        {look === "html" ? (
          <iframe
            className={styles.frame}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            src={`/api/mock/outbox/${encodeURIComponent(id)}`}
            title={subject}
          />
        ) : (
          <pre className={styles.text} dir="auto">
            {text}
          </pre>
        )}
      </PageTabs>
    </Drawer>
  );
}
