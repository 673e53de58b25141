import { makeStyles, Tab, TabList, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccessRole } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { AccessSubjectFieldsFragment } from "./access.generated.ts";
import { RuleCode } from "./RuleCode.tsx";

const useStyles = makeStyles({
  tabs: { flexWrap: "wrap", marginInline: "-8px" },
  text: { margin: 0, color: appTokens.colorNeutralForeground2 },
  group: { ...typographyStyles.caption1, marginBlock: "12px 4px", color: appTokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    alignItems: "start",
    gap: "4px 16px",
    paddingBlock: "12px",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.lineSoft,
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  name: { ...typographyStyles.body1Strong, display: "block" },
  code: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    fontFamily: appTokens.fontFamilyMonospace,
  },
  verdict: { display: "grid", justifyItems: "start", gap: "4px" },
  why: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

interface RightsCardProps {
  subjects: readonly AccessSubjectFieldsFragment[];
  roles: readonly AccessRole[];
  own: AccessRole;
}

export function RightsCard({ subjects, roles, own }: RightsCardProps) {
  const styles = useStyles();
  const { t } = useTranslation("access");
  const [role, setRole] = useState(own);
  return (
    <Card title={t("rights.title")}>
      <p className={styles.text}>{t(`roles.${role}.text`)}</p>
      <TabList
        className={styles.tabs}
        size="small"
        aria-label={t("rights.role")}
        selectedValue={role}
        onTabSelect={(_, { value }) => setRole(roles.find((one) => one === value) ?? own)}
      >
        {roles.map((one) => (
          <Tab key={one} value={one}>
            {one === own ? t("rights.you", { role: t(`roles.${one}.name`) }) : t(`roles.${one}.name`)}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" aria-label={t(`roles.${role}.name`)}>
        {(["SCREENS", "RESOURCES"] as const).map((kind) => (
          <section key={kind}>
            <h3 className={styles.group}>{t(`kinds.${kind}`)}</h3>
            <ul className={styles.list}>
              {subjects
                .filter((subject) => subject.kind === kind)
                .map((subject) => (
                  <SubjectRow key={subject.name} subject={subject} role={role} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function SubjectRow({
  subject: { name, kind, verdicts },
  role,
}: {
  subject: AccessSubjectFieldsFragment;
  role: AccessRole;
}) {
  const styles = useStyles();
  const { t } = useTranslation("access");
  const { list } = useFormat();
  const own = verdicts.filter((verdict) => verdict.role === role);
  const [first, ...more] = own.filter(({ allowed }) => allowed);
  const others = [...new Set(verdicts.filter(({ allowed }) => allowed).map((verdict) => verdict.role))];
  return (
    <li className={styles.row}>
      <div>
        <span className={styles.name}>{t(`subjects.${name}`)}</span>
        <bdi dir="ltr" className={styles.code}>
          {name}
        </bdi>
      </div>
      <div className={styles.verdict}>
        {first ? (
          <>
            <StatusPill tone="ok">
              {t("rights.allowed", {
                actions: list([first, ...more].map(({ action }) => t(`actions.${action}`))),
              })}
            </StatusPill>
            <span className={styles.why}>
              {t(`why.${kind === "SCREENS" ? kind : (first.scope ?? "OWN")}`)}{" "}
              {first.rule && <RuleCode rule={first.rule} />}
            </span>
          </>
        ) : (
          <>
            <StatusPill tone="idle" icon="lock">
              {t("rights.denied")}
            </StatusPill>
            <span className={styles.why}>
              {t("why.none", { roles: list(others.map((one) => t(`roles.${one}.name`))) })}
            </span>
          </>
        )}
      </div>
    </li>
  );
}
