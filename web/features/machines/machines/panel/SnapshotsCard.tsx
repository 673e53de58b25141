import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { Camera20Regular } from "@fluentui/react-icons/svg/camera";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import type { MachineSnapshotStatus } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { type PillLooks, pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { canDo, machineTexts, mayDo, panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";
import {
  MachineSnapshotDeleteDocument,
  MachineSnapshotRestoreDocument,
  useMachinePanelSnapshotsQuery,
} from "./panel.generated.ts";
import { GIB, type PanelProps } from "./panelParts.ts";

const SnapshotDrawer = lazyComponent(() => import("./SnapshotDrawer.tsx"), "SnapshotDrawer", {
  texts: ["form"],
});

const MOST = 5;

const looks: PillLooks<MachineSnapshotStatus> = {
  CREATING: { tone: "info" },
  READY: { tone: "ok" },
  RESTORING: { tone: "info" },
  FAILED: { tone: "bad" },
  DELETED: { tone: "idle" },
};

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  item: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto auto",
    alignItems: "center",
    gap: "8px 12px",
    paddingBlock: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
  words: { display: "grid", minInlineSize: 0, overflowWrap: "anywhere" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

/** What the disks of a machine held at moments, and how it is brought back to one. */
export function SnapshotsCard({ machine, reload }: PanelProps) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const machines = useWords(machineTexts);
  const { number, short, dateTime } = useFormat();
  const mutate = useMutate();
  const { data, error, refetch } = useMachinePanelSnapshotsQuery({
    variables: { machineId: machine.id },
    fetchPolicy: "cache-and-network",
  });
  const ask = useConfirmedStep(() => void reload());
  const [drawer, open] = useDrawer<"new">((_, state) => (
    <SnapshotDrawer {...state} machine={machine} reload={reload} />
  ));
  const { updatedAt } = machine;
  useRefetchOn(updatedAt, refetch);
  if (!data)
    return error ? (
      <ErrorState title={words("snapshot.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("snapshot.title")} lines={4} />
    );
  const { snapshots } = data;
  const blocked = (step: "SNAPSHOT_RESTORE" | "SNAPSHOT_DELETE") => {
    const offer = canDo(machine, step);
    if (!offer) return words(`snapshot.${step}.closed`);
    return offer.reasonCode ? machines(`blocked.${offer.reasonCode}`) : undefined;
  };
  const menu = ({ id, name }: (typeof snapshots)[number]) => {
    const one = (step: "SNAPSHOT_RESTORE" | "SNAPSHOT_DELETE") => {
      const why = blocked(step);
      return {
        id: step,
        label: words(`snapshot.${step}.action`),
        icon: step === "SNAPSHOT_RESTORE" ? <ArrowUndo20Regular /> : <Delete20Regular />,
        ...(step === "SNAPSHOT_DELETE" && { tone: "danger" as const }),
        ...(why !== undefined && { blocked: why }),
        run: () =>
          void ask({
            title: words(`snapshot.${step}.title`, { name }),
            text: words(`snapshot.${step}.text`),
            action: words(`snapshot.${step}.action`),
            run: async () => {
              await mutate(
                step === "SNAPSHOT_RESTORE" ? MachineSnapshotRestoreDocument : MachineSnapshotDeleteDocument,
                { id },
              );
              return words(`snapshot.${step}.done`, { name });
            },
          }),
      };
    };
    return [one("SNAPSHOT_RESTORE"), one("SNAPSHOT_DELETE")];
  };
  return (
    <Card
      title={words("snapshot.title")}
      line={words("snapshot.count", { count: snapshots.length, all: number(MOST) })}
      tools={
        <Button
          size="small"
          appearance="subtle"
          icon={<Add20Regular />}
          disabledFocusable={!mayDo(machine, "SNAPSHOT")}
          onClick={() => open("new")}
        >
          {words("snapshot.add")}
        </Button>
      }
    >
      {snapshots.length === 0 ? (
        <EmptyState title={words("snapshot.none")} text={words("snapshot.noneText")} />
      ) : (
        <ul className={styles.list}>
          {snapshots.map((one) => (
            <li key={one.id} className={styles.item}>
              <Camera20Regular />
              <span className={styles.words}>
                <bdi>{one.name}</bdi>
                <span className={styles.quiet} title={dateTime(one.createdAt)}>
                  {[
                    words("snapshot.disks", { count: one.diskIds.length }),
                    words("gib", { value: number(Math.round((one.bytes / GIB) * 10) / 10) }),
                    short(one.createdAt),
                  ].join(" · ")}
                </span>
              </span>
              {pillOf(words, "snapshot.statuses", looks)(one.status)}
              <RowMenu label={words("snapshot.menu", { name: one.name })} actions={() => menu(one)} />
            </li>
          ))}
        </ul>
      )}
      {drawer}
    </Card>
  );
}
