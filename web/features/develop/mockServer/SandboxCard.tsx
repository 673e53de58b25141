import { Button, Radio, RadioGroup } from "@fluentui/react-components";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { chooseSandbox, sandboxName, useSandbox } from "#web/lib/connection/sandbox.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { useMockSandboxDropMutation, useMockSandboxesQuery } from "./mockServer.generated.ts";
import { useMockStyles } from "./mockStyles.ts";
import { NameForm } from "./NameForm.tsx";
import { polling } from "./polling.ts";

const mainData = "/main";

export function SandboxCard() {
  const styles = useMockStyles();
  const { t } = useTranslation("mockServer");
  const format = useFormat();
  const tellError = useErrorToast();
  const chosen = useSandbox();
  const { data, refetch } = useMockSandboxesQuery({ fetchPolicy: "cache-and-network", ...polling });
  const [dropSandbox] = useMockSandboxDropMutation();
  const sandboxes = data?.sandboxes ?? [];
  const isNew = chosen !== null && !sandboxes.some(({ name }) => name === chosen);

  const drop = async (name: string) => {
    const agreed = await confirm({
      title: t("sandboxes.dropTitle", { name }),
      text: t("sandboxes.dropText"),
      action: t("sandboxes.drop"),
    });
    if (!agreed) return;
    if (name === chosen) chooseSandbox(null);
    try {
      await dropSandbox({ variables: { name } });
      showToast({ tone: "success", text: t("sandboxes.dropped", { name }) });
    } catch (thrown) {
      tellError(thrown);
    }
    void refetch();
  };
  const option = (name: string, details?: string) => (
    <span className={styles.body}>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
      {details && <span className={styles.quiet}>{details}</span>}
    </span>
  );
  return (
    <Card title={t("sandboxes.title")}>
      <p className={styles.text}>{t("sandboxes.text")}</p>
      <RadioGroup
        className={styles.choices}
        aria-label={t("sandboxes.title")}
        value={chosen ?? mainData}
        onChange={(_, { value }) => chooseSandbox(value === mainData ? null : value)}
      >
        <div className={styles.item}>
          <Radio className={styles.grow} value={mainData} label={option(t("sandboxes.main"))} />
        </div>
        {isNew && (
          <div className={styles.item}>
            <Radio className={styles.grow} value={chosen} label={option(chosen, t("sandboxes.unused"))} />
          </div>
        )}
        {sandboxes.map(({ name, rows, usedAt }) => (
          <div key={name} className={styles.item}>
            <Radio
              className={styles.grow}
              value={name}
              label={option(
                name,
                `${t("rows", { count: rows, rows: format.number(rows) })} · ${t("sandboxes.used", { when: format.relative(usedAt) })}`,
              )}
            />
            <Hint label={t("sandboxes.dropName", { name })}>
              <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => void drop(name)} />
            </Hint>
          </div>
        ))}
      </RadioGroup>
      <NameForm
        label={t("sandboxes.add")}
        action={t("sandboxes.open")}
        pattern={sandboxName}
        onSubmit={chooseSandbox}
      />
    </Card>
  );
}
