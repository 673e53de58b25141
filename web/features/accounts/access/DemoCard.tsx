import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { CheckmarkCircle20Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { LockClosed20Regular } from "@fluentui/react-icons/svg/lock-closed";
import { useTranslation } from "react-i18next";
import { can } from "#web/lib/session/ability.ts";
import { useSession } from "#web/lib/session/session.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { RuleCode } from "./RuleCode.tsx";

const demos = [
  { name: "common", rule: null },
  { name: "ordinary", rule: { action: "read", subject: "OrdinaryUser" } },
  { name: "developer", rule: { action: "read", subject: "Developer" } },
] as const;

const useStyles = makeStyles({
  text: { margin: 0, color: appTokens.colorNeutralForeground2 },
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  demo: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    gap: "2px 12px",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
  },
  seen: { color: appTokens.okDot },
  hidden: { color: appTokens.colorNeutralForeground3 },
  name: typographyStyles.body1Strong,
  note: { ...typographyStyles.caption1, gridColumnStart: 2, color: appTokens.colorNeutralForeground3 },
});

export function DemoCard() {
  const styles = useStyles();
  const { t } = useTranslation("access");
  const rules = useSession()?.rules ?? [];
  return (
    <Card title={t("demo.title")}>
      <p className={styles.text}>{t("demo.text")}</p>
      <ul className={styles.list}>
        {demos.map(({ name, rule }) => {
          const isSeen = rule === null || can(rules, rule.action, rule.subject);
          return (
            <li key={name} className={styles.demo}>
              {isSeen ? (
                <CheckmarkCircle20Filled className={styles.seen} />
              ) : (
                <LockClosed20Regular className={styles.hidden} />
              )}
              <span className={styles.name}>{t(isSeen ? `demo.${name}` : "demo.locked")}</span>
              <span className={styles.note}>
                {rule === null ? t("demo.free") : t("demo.needs")} {rule && <RuleCode rule={rule} />}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
