import { Button, makeStyles } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { Folder20Regular } from "@fluentui/react-icons/svg/folder";
import type { ProjectColor } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { projectColors } from "#web/ui/pill/projectColors.ts";
import { Tag } from "./Tag.tsx";
import { canDo, type Project, type Team, teamTexts } from "./teamParts.ts";
import { ProjectDeleteDocument } from "./teams.generated.ts";

const useStyles = makeStyles({
  link: {
    color: appTokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
  mark: {
    display: "grid",
    placeItems: "center",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: "inherit",
  },
});

function Mark({ color }: { color: ProjectColor }) {
  const styles = useStyles();
  return (
    <span className={styles.mark} style={{ color: projectColors[color] }}>
      <Folder20Regular />
    </span>
  );
}

export interface ProjectsCardProps {
  team: Team;
  onEdit: (project?: Project) => void;
  onDone: () => void;
}

/** The projects of a team. */
export function ProjectsCard({ team, onEdit, onDone }: ProjectsCardProps) {
  const words = useWords(teamTexts);
  const styles = useStyles();
  const mutate = useMutate();
  const ask = useConfirmedStep(onDone);
  const remove = ({ id, name }: Project) =>
    ask({
      title: words("project.removeTitle", { name }),
      text: words("project.removeText"),
      action: words("project.remove"),
      run: () => mutate(ProjectDeleteDocument, { id }).then(() => words("project.removed", { name })),
    });
  return (
    <Card
      title={words("projects.title")}
      line={words("projects.line")}
      {...(canDo(team, "PROJECT_CREATE") && {
        tools: (
          <Button size="small" icon={<Add16Regular />} onClick={() => onEdit()}>
            {words("actions.PROJECT_CREATE")}
          </Button>
        ),
      })}
    >
      <EntryList
        label={words("projects.title")}
        empty={words("projects.empty")}
        entries={team.projects.map((project) => {
          const { id, name, environment, color, used, actions } = project;
          const deletion = actions.find((one) => one.name === "DELETE");
          return {
            id,
            icon: <Mark color={color} />,
            title: <bdi>{name}</bdi>,
            pills: <Tag strong={environment === "PROD"}>{words(`environments.${environment}`)}</Tag>,
            lines: [
              <PlaceLink key="apps" to={`/product/las/list?project=${id}`} className={styles.link}>
                {words("projects.used", { count: used })}
              </PlaceLink>,
            ],
            ...(actions.length > 0 && {
              menu: {
                label: words("projects.more", { name }),
                actions: () => [
                  { id: "edit", label: words("project.edit"), run: () => onEdit(project) },
                  ...(deletion
                    ? [
                        {
                          id: "delete",
                          label: words("project.remove"),
                          tone: "danger" as const,
                          ...(!deletion.allowed && { blocked: words("reasons.IN_USE") }),
                          run: () => void remove(project),
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
