import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#web/lib/session/session.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { BlankControl } from "#web/ui/control/BlankControl.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ReferralActions } from "./useReferralActions.tsx";

const Waiting = () => <BlankControl height={104} />;
const InviteForm = lazyComponent(async () => (await import("./InviteForm.tsx")).InviteForm, Waiting);

const useStyles = makeStyles({
  label: { ...typographyStyles.body1, marginBlockEnd: "4px" },
  link: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    minBlockSize: "32px",
    boxSizing: "border-box",
    paddingInline: "12px 4px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
  },
  address: {
    ...typographyStyles.body1,
    flexGrow: 1,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
  },
  help: {
    ...typographyStyles.caption1,
    margin: 0,
    marginBlockStart: "4px",
    color: appTokens.colorNeutralForeground3,
  },
});

export interface InviteCardProps {
  /** The form's code waits until the rows stand. */
  ready: boolean;
  actions: ReferralActions;
}

export function InviteCard({ ready, actions }: InviteCardProps) {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceReferrals");
  const name = useSession()?.user.username ?? "";
  const address = `${window.location.origin}/${encodeURIComponent(name)}_`;
  const [round, setRound] = useState(0);
  return (
    <Card title={t("invite.title")}>
      <div>
        <div className={styles.label}>{t("invite.link")}</div>
        <div className={styles.link}>
          <bdi dir="ltr" className={styles.address}>
            {address}
          </bdi>
          <CopyButton text={address} label={t("invite.copy")} />
        </div>
        <p className={styles.help}>{t("invite.linkHelp")}</p>
      </div>
      {ready ? (
        <InviteForm
          key={round}
          again={round > 0}
          actions={actions}
          onDone={() => setRound((now) => now + 1)}
          onReset={() => setRound((now) => now + 1)}
        />
      ) : (
        <Waiting />
      )}
    </Card>
  );
}
