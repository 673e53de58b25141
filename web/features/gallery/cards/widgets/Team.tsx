import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { AvatarGroup } from "#web/ui/person/AvatarGroup.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { ProjectTag } from "#web/ui/pill/ProjectTag.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { people } from "#web/features/gallery/cards/parts/people.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  tags: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

const tones = ["ok", "rest", "ok"] as const;

export const Team: Demo = { order: 40, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const say = (key: string) => t(`card-widgets.Team.${key}`);
  return (
    <Card
      title={say("title")}
      tools={<AvatarGroup label={say("title")} people={people.slice(3)} size={24} />}
    >
      <ul className={styles.list}>
        {people.slice(0, 3).map(({ id, name, avatar }, at) => {
          const tone = tones[at] ?? "idle";
          return (
            <li key={id}>
              <PersonLine
                name={name}
                avatar={avatar}
                caption={say(`roles.${at}`)}
                end={<StatusPill tone={tone}>{say(tone)}</StatusPill>}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.tags}>
        <ProjectTag name={say("shop")} color="TEAL" />
        <ProjectTag name={say("site")} color="VIOLET" />
      </div>
    </Card>
  );
}
