import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { AvatarGroup } from "#web/ui/person/AvatarGroup.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";

const useStyles = makeStyles({
  stack: { display: "grid", justifyItems: "start", gap: "12px" },
  line: { inlineSize: "100%" },
});

const people = [
  "林知夏",
  "Amadou Keïta",
  "نورة الحربي",
  "Maud Ferreira",
  "Joonas Lahti",
  "Priya Raman",
  "Ines Okafor",
].map((name, id) => ({ id: String(id), name, avatar: null }));

export function PeopleExample() {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  const label = t("kit.display.people.members");
  return (
    <div className={styles.stack}>
      <AvatarGroup label={label} people={people} />
      <AvatarGroup label={label} people={people.slice(0, 3)} size={36} />
      {people.slice(0, 3).map(({ id, name }) => (
        <div key={id} className={styles.line}>
          <PersonLine
            name={name}
            avatar={null}
            caption={t("kit.display.people.role")}
            end={<StatusPill tone="ok">{t("kit.display.people.online")}</StatusPill>}
          />
        </div>
      ))}
    </div>
  );
}
