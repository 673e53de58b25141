import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BackIcon } from "#web/ui/action/BackIcon.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { TeamAction } from "#web/generated/types.ts";
import { MembersCard } from "./MembersCard.tsx";
import { ProjectsCard } from "./ProjectsCard.tsx";
import { SentCard } from "./SentCard.tsx";
import { canDo, type Member, type Project, type Team, teamTexts } from "./teamParts.ts";
import { TeamLeaveDocument } from "./teams.generated.ts";

const form = { texts: ["form"] };
const InviteDrawer = lazyComponent(() => import("./InviteDrawer.tsx"), "InviteDrawer", form);
const MemberDrawer = lazyComponent(() => import("./MemberDrawer.tsx"), "MemberDrawer", form);
const ProjectDrawer = lazyComponent(() => import("./ProjectDrawer.tsx"), "ProjectDrawer", form);
const RenameDrawer = lazyComponent(() => import("./RenameDrawer.tsx"), "RenameDrawer", form);
const HandOverDrawer = lazyComponent(() => import("./HandOverDrawer.tsx"), "HandOverDrawer", form);
const DeleteDrawer = lazyComponent(() => import("./DeleteDrawer.tsx"), "DeleteDrawer", form);

const useStyles = makeStyles({
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 12px",
    marginInlineStart: "-8px",
    marginBlockEnd: "8px",
  },
  name: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: "anywhere" },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
  danger: { color: appTokens.badForeground },
});

type Opened =
  | { what: "invite" | "rename" | "handOver" | "delete" }
  | { what: "member"; member: Member }
  | { what: "project"; project: Project | undefined };

export interface TeamViewProps {
  team: Team;
  username: string;
  onBack: () => void;
  onDone: () => void;
}

/** A team, with what the viewer can do with it. */
export function TeamView({ team, username, onBack, onDone }: TeamViewProps) {
  const words = useWords(teamTexts);
  const format = useFormat();
  const styles = useStyles();
  const mutate = useMutate();
  const gone = () => {
    onBack();
    onDone();
  };
  const ask = useConfirmedStep(onDone);
  const [drawer, open] = useDrawer<Opened>((opened, state) => {
    const shared = { ...state, team, onDone };
    if (opened.what === "member") return <MemberDrawer {...shared} member={opened.member} />;
    if (opened.what === "project") return <ProjectDrawer {...shared} project={opened.project} />;
    if (opened.what === "invite") return <InviteDrawer {...shared} />;
    if (opened.what === "rename") return <RenameDrawer {...shared} />;
    if (opened.what === "handOver") return <HandOverDrawer {...shared} username={username} />;
    return <DeleteDrawer {...shared} onDone={gone} />;
  });
  const leave = () =>
    ask({
      title: words("leave.title", { name: team.name }),
      text: words("leave.text"),
      action: words("actions.LEAVE"),
      run: () =>
        mutate(TeamLeaveDocument, { id: team.id }).then(() => {
          onBack();
          return words("leave.done", { name: team.name });
        }),
    });
  const button = (name: TeamAction, run: () => void) => {
    const offer = canDo(team, name);
    if (!offer) return null;
    const isDanger = name === "DELETE" || name === "LEAVE";
    const shown = (
      <Button className={isDanger ? styles.danger : ""} disabledFocusable={!offer.allowed} onClick={run}>
        {words(`actions.${name}`)}
      </Button>
    );
    return offer.reasonCode ? <Hint label={words(`reasons.${offer.reasonCode}`)}>{shown}</Hint> : shown;
  };
  return (
    <>
      <div className={styles.head}>
        <Button appearance="subtle" icon={<BackIcon />} onClick={onBack}>
          {words("back")}
        </Button>
        <h2 className={styles.name}>
          <bdi>{team.name}</bdi>
        </h2>
      </div>
      <Columns
        main={
          <>
            <MembersCard
              team={team}
              onInvite={() => open({ what: "invite" })}
              onChange={(member) => open({ what: "member", member })}
              onDone={onDone}
            />
            <ProjectsCard
              team={team}
              onEdit={(project) => open({ what: "project", project })}
              onDone={onDone}
            />
          </>
        }
        side={
          <>
            <Card
              title={words("aboutTitle")}
              line={words("about", {
                owner: team.owner?.fullName ?? "",
                when: format.date(team.createdAt),
                role: words(`roles.${team.role}`),
              })}
            >
              <div className={styles.buttons}>
                {button("UPDATE", () => open({ what: "rename" }))}
                {button("HAND_OVER", () => open({ what: "handOver" }))}
                {team.role !== "OWNER" && button("LEAVE", () => void leave())}
                {button("DELETE", () => open({ what: "delete" }))}
              </div>
            </Card>
            {canDo(team, "INVITE") && <SentCard team={team} onDone={onDone} />}
          </>
        }
      />
      {drawer}
    </>
  );
}
