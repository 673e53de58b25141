import { makeStyles } from "@fluentui/react-components";
import { Comment16Regular } from "@fluentui/react-icons/svg/comment";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { ProfileCards, useProfileCardStyles } from "./ProfileCards.tsx";
import { ProfilePeople } from "./ProfilePeople.tsx";
import { toneOf } from "./ProfileTags.tsx";
import type { Profile } from "./profileParts.ts";

const useStyles = makeStyles({
  progress: { display: "grid", gap: "4px" },
  done: { display: "flex", justifyContent: "space-between", gap: "8px", fontVariantNumeric: "tabular-nums" },
  comments: { display: "inline-flex", alignItems: "center", gap: "4px" },
});

export function ProfileProjects({ profile: { projects } }: { profile: Profile }) {
  const { t } = useTranslation("pages");
  return (
    <ProfileCards
      tab="projects"
      label={t("screens:pages.tabs.projects")}
      rows={projects}
      textsOf={({ title, client, description }) => [title, client, description]}
    >
      {(project, q) => <ProjectCard project={project} q={q} />}
    </ProfileCards>
  );
}

function ProjectCard({ project, q }: { project: Profile["projects"][number]; q: string }) {
  const styles = useStyles();
  const cards = useProfileCardStyles();
  const text = useTextStyles();
  const { t } = useTranslation("pages");
  const format = useFormat();
  const { title, client, description, startDate, deadline, daysLeft, comments, tasks, hours } = project;
  const share = project.completedTask / Math.max(project.totalTask, 1);
  const day = (date: string) => format.date(`${date}T00:00`);
  const facts = {
    budget: t("profile.spent", {
      spent: format.money(project.budgetSpent, { whole: true }),
      budget: format.money(project.budget, { whole: true }),
    }),
    start: day(startDate),
    deadline: day(deadline),
    hours: <bdi dir="ltr">{hours}</bdi>,
    tasks: <bdi dir="ltr">{tasks}</bdi>,
  };
  return (
    <>
      <div className={cards.head}>
        <Thumbnail src={project.avatar} size="large" />
        <div className={cards.names}>
          <h3 dir="auto" className={cards.title}>
            <Highlighted text={title} q={q} />
          </h3>
          <span className={text.caption}>{t("profile.client", { name: client })}</span>
        </div>
      </div>
      <p dir="auto" className={cards.text}>
        <Highlighted text={description} q={q} />
      </p>
      <DescriptionList
        items={Object.entries(facts).map(([id, value]) => ({ id, name: t(`profile.facts.${id}`), value }))}
      />
      <div className={styles.progress}>
        <span className={styles.done}>
          <StatusPill tone={toneOf(project.chipColor)} icon="clock">
            {t("profile.daysLeft", { count: daysLeft })}
          </StatusPill>
          {format.percent(share)}
        </span>
        <Meter
          label={t("profile.doneOf", { name: title })}
          text={format.percent(share)}
          share={share}
          warnAt={2}
          badAt={2}
        />
      </div>
      <div className={cards.foot}>
        <span className={cards.people}>
          <ProfilePeople of={title} people={project.avatarGroup} />
          <span className={text.caption}>
            {t("profile.members", { count: project.members, total: format.number(project.members) })}
          </span>
        </span>
        <span className={`${text.caption} ${styles.comments}`}>
          <Comment16Regular aria-hidden />
          {t("profile.comments", { count: comments })}
        </span>
      </div>
    </>
  );
}
