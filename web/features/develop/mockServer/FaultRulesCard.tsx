import { Button, mergeClasses } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import {
  type FaultRulePartsFragment,
  useMockRuleDeleteMutation,
  useMockRulesQuery,
  useMockRuleSwitchMutation,
} from "./mockServer.generated.ts";
import { useMockStyles } from "./mockStyles.ts";
import { polling } from "./polling.ts";
import { matchText } from "./faultRule.ts";

const FaultRuleDialog = lazyComponent(() => import("./FaultRuleDialog.tsx"), "FaultRuleDialog");

export function FaultRulesCard() {
  const styles = useMockStyles();
  const { t } = useTranslation("mockServer");
  const tellError = useErrorToast();
  const { data, refetch } = useMockRulesQuery({ fetchPolicy: "cache-and-network", ...polling });
  const [switchRule] = useMockRuleSwitchMutation();
  const [deleteRule] = useMockRuleDeleteMutation();
  const [edited, setEdited] = useState<FaultRulePartsFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const rules = data?.faultRules;

  const openDialog = (rule: FaultRulePartsFragment | null) => {
    setEdited(rule);
    setWasOpen(true);
    setIsOpen(true);
  };
  const remove = async (rule: FaultRulePartsFragment) => {
    const name = matchText(rule);
    if (
      !(await confirm({
        title: t("rules.deleteTitle", { name }),
        text: t("rules.deleteText"),
        action: t("rules.delete"),
      }))
    )
      return;
    await deleteRule({ variables: { id: rule.id } }).catch(tellError);
    void refetch();
  };
  return (
    <Card title={t("rules.title")}>
      <div className={styles.bar}>
        <p className={mergeClasses(styles.text, styles.lead)}>{t("rules.text")}</p>
        <Button icon={<Add20Regular />} onClick={() => openDialog(null)}>
          {t("rules.add")}
        </Button>
      </div>
      {rules?.length === 0 && <EmptyState title={t("rules.emptyTitle")} text={t("rules.emptyText")} />}
      {rules && rules.length > 0 && (
        <ul className={styles.list} aria-label={t("rules.title")}>
          {rules.map((rule) => (
            <li key={rule.id} className={styles.item}>
              <SwitchBox
                checked={rule.enabled}
                aria-label={t("rules.enabled", { name: matchText(rule) })}
                onChange={(enabled) =>
                  void switchRule({ variables: { id: rule.id, enabled } }).catch(tellError)
                }
              />
              <span className={styles.body}>
                <bdi dir="ltr" className={styles.code}>
                  {matchText(rule)}
                </bdi>
                <Effect rule={rule} />
              </span>
              <Hint label={t("rules.editName", { name: matchText(rule) })}>
                <Button appearance="subtle" icon={<Edit20Regular />} onClick={() => openDialog(rule)} />
              </Hint>
              <Hint label={t("rules.deleteName", { name: matchText(rule) })}>
                <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => void remove(rule)} />
              </Hint>
            </li>
          ))}
        </ul>
      )}
      {wasOpen && (
        <FaultRuleDialog
          open={isOpen}
          rule={edited}
          onClose={() => setIsOpen(false)}
          onSaved={() => void refetch()}
        />
      )}
    </Card>
  );
}

function Effect({ rule }: { rule: FaultRulePartsFragment }) {
  const styles = useMockStyles();
  const { t } = useTranslation("mockServer");
  const { number } = useFormat();
  const { status, delay, probability, count, sandbox, applied } = rule;
  const parts = [
    status !== null && t("rules.effects.status", { status }),
    delay > 0 && t("rules.effects.delay", { delay: number(delay) }),
    probability < 1 && t("rules.effects.probability", { percent: number(Math.round(probability * 100)) }),
    count !== null && t("rules.effects.count", { count, times: number(count) }),
    sandbox !== null && t("rules.effects.sandbox", { name: sandbox }),
    t("rules.effects.applied", { count: applied, times: number(applied) }),
  ];
  return <span className={styles.quiet}>{parts.filter((part) => part !== false).join(" · ")}</span>;
}
