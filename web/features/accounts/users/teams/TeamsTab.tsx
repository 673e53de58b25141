import { useApolloClient } from "@apollo/client/react";
import { PeopleTeam20Regular } from "@fluentui/react-icons/svg/people-team";
import { makeStyles } from "@fluentui/react-components";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { InvitationsToMe } from "./InvitationsToMe.tsx";
import { Tag } from "./Tag.tsx";
import { roles, teamTexts } from "./teamParts.ts";
import { OwnTeamsDocument, useOwnTeamChangesSubscription, useOwnTeamsQuery } from "./teams.generated.ts";
import { TeamView } from "./TeamView.tsx";

const TeamDrawer = lazyComponent(() => import("./TeamDrawer.tsx"), "TeamDrawer", { texts: ["form"] });

const useStyles = makeStyles({
  link: { color: "inherit", textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } },
});

export function TeamsTab({ username }: { username: string }) {
  const words = useWords(teamTexts);
  const styles = useStyles();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data, error, refetch } = useOwnTeamsQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  const look = useOncePerBurst(() => void client.refetchQueries({ include: [OwnTeamsDocument] }));
  useOwnTeamChangesSubscription({ skip: !data, ignoreResults: true, onData: look });
  const show = (id?: string) => void navigate({ search: id ? `?team=${id}` : "" });
  const [drawer, open] = useDrawer<"team">((_, state) => (
    <TeamDrawer
      {...state}
      onMade={(id) => {
        again();
        show(id);
      }}
    />
  ));
  if (!data && error) return <ErrorState title={words("failed")} error={error} onRetry={refetch} />;
  if (!data) return <CardSkeleton label={words("title")} lines={6} />;
  const { teams, teamInvitations } = data;
  const team = teams.find(({ id }) => id === search.get("team"));
  if (team)
    return <TeamView key={team.id} team={team} username={username} onBack={() => show()} onDone={again} />;
  return (
    <Columns
      main={
        <>
          {teamInvitations.length > 0 && (
            <InvitationsToMe invitations={teamInvitations} onJoined={show} onDone={again} />
          )}
          <EntryCard
            texts={teamTexts}
            onAdd={() => open("team")}
            entries={teams.map(({ id, name, role, members, projects }) => ({
              id,
              icon: <PeopleTeam20Regular />,
              title: (
                <PlaceLink to={`/user/profile/teams?team=${id}`} className={styles.link}>
                  <bdi>{name}</bdi>
                </PlaceLink>
              ),
              pills: <Tag strong={role === "OWNER"}>{words(`roles.${role}`)}</Tag>,
              lines: [
                `${words("memberCount", { count: members.length })} · ${words("projectCount", { count: projects.length })}`,
              ],
            }))}
          >
            {drawer}
          </EntryCard>
        </>
      }
      side={
        <Card title={words("explained.title")} line={words("explained.line")}>
          <DescriptionList
            items={roles.map((role) => ({
              id: role,
              name: words(`roles.${role}`),
              value: words(`roleNotes.${role}`),
            }))}
          />
        </Card>
      }
    />
  );
}
