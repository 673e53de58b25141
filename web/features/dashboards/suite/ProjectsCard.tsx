import { Button, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { AvatarGroup } from "#web/ui/person/AvatarGroup.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import type { SuiteProjectsQuery } from "./suite.generated.ts";

const few = 5;

const useStyles = makeStyles({
  progress: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "8px",
    textAlign: "end",
    whiteSpace: "nowrap",
  },
});

export function ProjectsCard({ projects }: { projects: SuiteProjectsQuery["sampleProjects"] }) {
  const styles = useStyles();
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const done = projects.reduce((sum, { status }) => sum + status, 0) / Math.max(projects.length, 1) / 100;
  return (
    <Card
      title={t("suite.projects")}
      tools={
        !isWhole &&
        projects.length > few && (
          <Button appearance="subtle" size="small" onClick={() => setWhole(true)}>
            {t("suite.allProjects", { count: projects.length })}
          </Button>
        )
      }
      line={t("suite.projectsLine", { count: projects.length, done: format.percent(done) })}
    >
      <PlainTable
        label={t("suite.projects")}
        rows={isWhole ? projects : projects.slice(0, few)}
        columns={[
          {
            id: "name",
            least: 112,
            label: t("suite.project"),
            cell: ({ logo, name, date }) => (
              <ThingLine
                picture={logo}
                name={name}
                caption={t("suite.since", { date: format.shortDay(`${date}T00:00`) })}
              />
            ),
          },
          {
            id: "leader",
            label: t("suite.leader"),
            width: 104,
            cell: ({ leader }) => <bdi>{leader}</bdi>,
          },
          {
            id: "team",
            label: t("suite.team"),
            width: 96,
            cell: ({ team, name }) => (
              <AvatarGroup
                label={t("suite.teamOf", { name })}
                people={team.map((avatar, at) => ({
                  id: avatar,
                  name: t("suite.member", { number: format.number(at + 1) }),
                  avatar,
                }))}
                size={24}
                most={3}
              />
            ),
          },
          {
            id: "done",
            label: t("suite.done"),
            width: 104,
            cell: ({ status, name }) => (
              <span className={styles.progress}>
                <Meter
                  label={t("suite.doneOf", { name })}
                  text={format.percent(status / 100)}
                  share={status / 100}
                  warnAt={2}
                  badAt={2}
                />
                {format.percent(status / 100)}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
