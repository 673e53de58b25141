import { PersonAdd16Regular } from "@fluentui/react-icons/svg/person-add";
import { Button } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { Tag } from "./Tag.tsx";
import { canDo, type Member, type Team, teamTexts } from "./teamParts.ts";
import { TeamMemberRemoveDocument } from "./teams.generated.ts";

export interface MembersCardProps {
  team: Team;
  onInvite: () => void;
  onChange: (member: Member) => void;
  onDone: () => void;
}

/** Who is in a team, and what they are. */
export function MembersCard({ team, onInvite, onChange, onDone }: MembersCardProps) {
  const words = useWords(teamTexts);
  const format = useFormat();
  const mutate = useMutate();
  const ask = useConfirmedStep(onDone);
  const reachOf = ({ projectIds }: Member): string => {
    if (!projectIds) return words("reaches.all");
    const names = team.projects.flatMap(({ id, name }) => (projectIds.includes(id) ? [name] : []));
    const hidden = projectIds.length - names.length;
    const rest = hidden > 0 ? [words("members.others", { count: hidden })] : [];
    return names.length + rest.length === 0 ? words("members.nothing") : format.list([...names, ...rest]);
  };
  const remove = ({ person }: Member) =>
    ask({
      title: words("member.removeTitle", { name: person?.fullName ?? "" }),
      text: words("member.removeText", { team: team.name }),
      action: words("member.remove"),
      run: () =>
        mutate(TeamMemberRemoveDocument, { teamId: team.id, userId: person?.id ?? "" }).then(() =>
          words("member.removed", { name: person?.fullName ?? "" }),
        ),
    });
  return (
    <Card
      title={words("members.title")}
      line={words("members.line")}
      {...(canDo(team, "INVITE") && {
        tools: (
          <Button size="small" icon={<PersonAdd16Regular />} onClick={onInvite}>
            {words("actions.INVITE")}
          </Button>
        ),
      })}
    >
      <EntryList
        label={words("members.title")}
        empty=""
        entries={team.members.map((member) => {
          const { id, person, role, isViewer, grantable } = member;
          const name = person?.fullName ?? words("members.gone");
          return {
            id,
            icon: <PersonMark name={name} avatar={person?.avatar ?? null} size={36} />,
            title: isViewer ? words("members.you", { name: `\u2068${name}\u2069` }) : <bdi>{name}</bdi>,
            pills: <Tag strong={role === "OWNER"}>{words(`roles.${role}`)}</Tag>,
            lines: [
              <bdi key="email">{person?.email}</bdi>,
              role === "OWNER" ? words("members.pays") : reachOf(member),
            ],
            ...(grantable.length > 0 && {
              menu: {
                label: words("members.more", { name }),
                actions: () => [
                  { id: "change", label: words("member.change"), run: () => onChange(member) },
                  ...(isViewer
                    ? []
                    : [
                        {
                          id: "remove",
                          label: words("member.remove"),
                          tone: "danger" as const,
                          run: () => void remove(member),
                        },
                      ]),
                ],
              },
            }),
          };
        })}
      />
    </Card>
  );
}
