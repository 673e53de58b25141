import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useSession } from "#web/lib/session/session.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BlankControl } from "#web/ui/control/BlankControl.tsx";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { referralList } from "./referralList.ts";

const Waiting = () => <BlankControl height={104} />;
const InviteForm = lazyComponent(() => import("./InviteForm.tsx"), "InviteForm", { Waiting });

const useStyles = makeStyles({
  parts: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4px" },
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
    flexGrow: 1,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
  },
});

/** The form's code waits until the rows stand: `ready`. */
export function InviteCard({ ready }: { ready: boolean }) {
  const styles = useStyles();
  const { caption } = useTextStyles();
  const words = useWords(referralList.texts);
  const name = useSession()?.user.username ?? "";
  const address = `${window.location.origin}/${encodeURIComponent(name)}_`;
  const [round, setRound] = useState(0);
  return (
    <Card title={words("invite.title")}>
      <div className={styles.parts}>
        <span>{words("invite.link")}</span>
        <div className={styles.link}>
          <bdi dir="ltr" className={styles.address}>
            {address}
          </bdi>
          <CopyButton text={address} label={words("invite.copy")} />
        </div>
        <p className={caption}>{words("invite.linkHelp")}</p>
      </div>
      {ready ? (
        <InviteForm key={round} again={round > 0} onDone={() => setRound((now) => now + 1)} />
      ) : (
        <Waiting />
      )}
    </Card>
  );
}
