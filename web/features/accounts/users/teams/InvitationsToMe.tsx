import { Button, makeStyles } from "@fluentui/react-components";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { type Invitation, teamTexts } from "./teamParts.ts";
import { TeamInvitationAcceptDocument, TeamInvitationDeclineDocument } from "./teams.generated.ts";

const useStyles = makeStyles({
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px", marginBlockStart: "6px" },
});

export interface InvitationsToMeProps {
  invitations: readonly Invitation[];
  onJoined: (teamId: string) => void;
  onDone: () => void;
}

/** The invitations that wait for an answer of the viewer. */
export function InvitationsToMe({ invitations, onJoined, onDone }: InvitationsToMeProps) {
  const words = useWords(teamTexts);
  const format = useFormat();
  const styles = useStyles();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [busy, setBusy] = useState<string>();
  const answer = async ({ id, teamId, teamName }: Invitation, isAccepted: boolean) => {
    setBusy(id);
    await (
      isAccepted
        ? mutate(TeamInvitationAcceptDocument, { id }).then(() => {
            showToast({ tone: "success", text: words("toMe.joined", { team: teamName }) });
            onJoined(teamId);
          })
        : mutate(TeamInvitationDeclineDocument, { id }).then(() =>
            showToast({ tone: "success", text: words("toMe.declined", { team: teamName }) }),
          )
    ).catch(tellError);
    setBusy(undefined);
    onDone();
  };
  return (
    <Card title={words("toMe.title")} line={words("toMe.line")}>
      <EntryList
        label={words("toMe.title")}
        empty=""
        entries={invitations.map((one) => ({
          id: one.id,
          icon: <Mail20Regular />,
          title: <bdi>{one.teamName}</bdi>,
          lines: [
            words(one.role === "OWNER" ? "toMe.offer" : "toMe.invite", {
              name: one.inviter?.fullName ?? "",
              role: words(`roles.${one.role}`),
            }),
            words("toMe.until", { when: format.dateTime(one.expiresAt) }),
            <div key="answer" className={styles.buttons}>
              <Button
                appearance="primary"
                size="small"
                disabledFocusable={busy === one.id}
                aria-label={words(one.role === "OWNER" ? "toMe.takeOverOf" : "toMe.acceptOf", {
                  team: one.teamName,
                })}
                onClick={() => void answer(one, true)}
              >
                {words(one.role === "OWNER" ? "toMe.takeOver" : "toMe.accept")}
              </Button>
              <Button
                size="small"
                disabledFocusable={busy === one.id}
                aria-label={words("toMe.declineOf", { team: one.teamName })}
                onClick={() => void answer(one, false)}
              >
                {words("toMe.decline")}
              </Button>
            </div>,
          ],
        }))}
      />
    </Card>
  );
}
