import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { type Invitation, statusTones, type Team, teamTexts } from "./teamParts.ts";
import { TeamInvitationResendDocument, TeamInvitationRevokeDocument } from "./teams.generated.ts";

/** The invitations that were sent for a team. */
export function SentCard({ team, onDone }: { team: Team; onDone: () => void }) {
  const words = useWords(teamTexts);
  const format = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const act = async ({ id, email }: Invitation, what: "resend" | "revoke") => {
    await mutate(what === "resend" ? TeamInvitationResendDocument : TeamInvitationRevokeDocument, {
      id,
    }).then(() => showToast({ tone: "success", text: words(`sent.${what}Done`, { email }) }), tellError);
    onDone();
  };
  return (
    <Card title={words("sent.title")} line={words("sent.line")}>
      <EntryList
        label={words("sent.title")}
        empty={words("sent.empty")}
        entries={team.invitations.map((one) => {
          const { id, email, role, status, expiresAt } = one;
          const isOpen = status === "PENDING" || status === "EXPIRED";
          return {
            id,
            icon: <Mail20Regular />,
            title: <bdi dir="ltr">{email}</bdi>,
            pills: (
              <StatusPill tone={statusTones[status]} {...(status === "PENDING" && { icon: "clock" })}>
                {words(`statuses.${status}`)}
              </StatusPill>
            ),
            lines: [
              words(`roles.${role}`),
              status === "PENDING" && words("sent.until", { when: format.dateTime(expiresAt) }),
            ],
            ...(isOpen && {
              menu: {
                label: words("sent.more", { email }),
                actions: () => [
                  { id: "resend", label: words("sent.resend"), run: () => void act(one, "resend") },
                  ...(status === "PENDING"
                    ? [
                        {
                          id: "revoke",
                          label: words("sent.revoke"),
                          tone: "danger" as const,
                          run: () => void act(one, "revoke"),
                        },
                      ]
                    : []),
                ],
              },
            }),
          };
        })}
      />
    </Card>
  );
}
