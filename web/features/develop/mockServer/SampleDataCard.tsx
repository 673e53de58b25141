import { useApolloClient } from "@apollo/client/react";
import { Button } from "@fluentui/react-components";
import { ArrowReset20Regular } from "@fluentui/react-icons/svg/arrow-reset";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import {
  useMockResetMutation,
  useMockSnapshotDeleteMutation,
  useMockSnapshotRestoreMutation,
  useMockSnapshotSaveMutation,
  useMockSnapshotsQuery,
} from "./mockServer.generated.ts";
import { useMockStyles } from "./mockStyles.ts";
import { NameForm } from "./NameForm.tsx";

const snapshotName = /^[A-Za-z0-9][\w.-]{0,59}$/;

export function SampleDataCard() {
  const styles = useMockStyles();
  const { t } = useTranslation("mockServer");
  const format = useFormat();
  const client = useApolloClient();
  const tellError = useErrorToast();
  const { data, refetch } = useMockSnapshotsQuery({ fetchPolicy: "cache-and-network" });
  const [reset] = useMockResetMutation();
  const [save] = useMockSnapshotSaveMutation();
  const [restore] = useMockSnapshotRestoreMutation();
  const [remove] = useMockSnapshotDeleteMutation();
  const snapshots = data?.snapshots ?? [];

  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showToast({ tone: "success", text: done });
    } catch (thrown) {
      tellError(thrown);
    }
  };
  const rewrite = async (
    prompt: { title: string; text: string; action: string },
    work: () => Promise<unknown>,
    done: string,
  ) => {
    if (!(await confirm(prompt))) return;
    await run(work, done);
    void client.resetStore().catch(() => undefined);
  };
  const saveAs = async (name: string) => {
    const isTaken = snapshots.some((one) => one.name === name);
    const prompt = {
      title: t("snapshots.replaceTitle", { name }),
      text: t("snapshots.replaceText"),
      action: t("snapshots.replace"),
    };
    if (isTaken && !(await confirm(prompt))) return;
    await run(() => save({ variables: { name } }), t("snapshots.saved", { name }));
    void refetch();
  };
  const forget = async (name: string) => {
    const prompt = {
      title: t("snapshots.deleteTitle", { name }),
      text: t("snapshots.deleteText"),
      action: t("snapshots.delete"),
    };
    if (!(await confirm(prompt))) return;
    await run(() => remove({ variables: { name } }), t("snapshots.deleted", { name }));
    void refetch();
  };
  const askReset = () =>
    rewrite(
      { title: t("reset.title"), text: t("reset.text"), action: t("reset.action") },
      () => reset(),
      t("reset.done"),
    );
  const askRestore = (name: string) =>
    rewrite(
      {
        title: t("snapshots.restoreTitle", { name }),
        text: t("snapshots.restoreText"),
        action: t("snapshots.restore"),
      },
      () => restore({ variables: { name } }),
      t("snapshots.restored", { name }),
    );
  return (
    <Card title={t("snapshots.title")}>
      <p className={styles.text}>{t("snapshots.text")}</p>
      <div className={styles.bar}>
        <Button icon={<ArrowReset20Regular />} onClick={() => void askReset()}>
          {t("reset.open")}
        </Button>
      </div>
      {snapshots.length > 0 && (
        <ul className={styles.list} aria-label={t("snapshots.list")}>
          {snapshots.map(({ name, createdAt, rows }) => (
            <li key={name} className={styles.item}>
              <span className={styles.body}>
                <span dir="auto" className={styles.name}>
                  {name}
                </span>
                <span className={styles.quiet}>
                  {t("rows", { count: rows, rows: format.number(rows) })} · {format.relative(createdAt)}
                </span>
              </span>
              <Button
                size="small"
                aria-label={t("snapshots.restoreName", { name })}
                onClick={() => void askRestore(name)}
              >
                {t("snapshots.restore")}
              </Button>
              <Hint label={t("snapshots.deleteName", { name })}>
                <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => void forget(name)} />
              </Hint>
            </li>
          ))}
        </ul>
      )}
      <NameForm
        label={t("snapshots.add")}
        action={t("snapshots.save")}
        pattern={snapshotName}
        onSubmit={(name) => void saveAs(name)}
      />
    </Card>
  );
}
