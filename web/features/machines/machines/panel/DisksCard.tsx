import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowMaximize20Regular } from "@fluentui/react-icons/svg/arrow-maximize";
import { HardDrive20Regular } from "@fluentui/react-icons/svg/hard-drive";
import { PlugDisconnected20Regular } from "@fluentui/react-icons/svg/plug-disconnected";
import type { ReactElement } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { canDo, machineTexts, mayDo, panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineDiskAttachDocument, MachineDiskDetachDocument } from "./panel.generated.ts";
import { GIB, type Panel, type PanelProps } from "./panelParts.ts";

const DiskDrawer = lazyComponent(() => import("./DiskDrawer.tsx"), "DiskDrawer", { texts: ["form"] });

type Disk = Panel["disks"][number];

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  item: { display: "grid", gap: "6px", paddingBlock: "10px", borderTop: `1px solid ${appTokens.lineSoft}` },
  head: { display: "flex", alignItems: "center", gap: "8px", minInlineSize: 0 },
  name: { flexGrow: 1, minInlineSize: 0 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

/** What a machine keeps its data on. */
export function DisksCard({ machine, reload }: PanelProps) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const machines = useWords(machineTexts);
  const { number, percent } = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const ask = useConfirmedStep(() => void reload());
  const [drawer, open] = useDrawer<Disk | "new">((disk, state) => (
    <DiskDrawer {...state} disk={disk === "new" ? null : disk} machine={machine} reload={reload} />
  ));
  const gib = (bytes: number) => words("gib", { value: number(Math.round((bytes / GIB) * 10) / 10) });
  const blocked = (step: "GROW" | "ATTACH" | "DETACH") => {
    const offer = canDo(machine, step);
    if (!offer) return words("disk.closed");
    return offer.reasonCode ? machines(`blocked.${offer.reasonCode}`) : undefined;
  };
  const menu = (disk: Disk) => {
    const { id } = disk;
    const ids = { machineId: machine.id, diskId: id };
    const of = (step: "GROW" | "ATTACH" | "DETACH", icon: ReactElement, run: () => void) => {
      const why = blocked(step);
      return {
        id: step,
        label: words(`disk.${step}`),
        icon,
        ...(why !== undefined && { blocked: why }),
        run,
      };
    };
    const said = (step: "ATTACH" | "DETACH", change: () => Promise<unknown>) => () =>
      void ask({
        title: words(`disk.ask.${step}`, { id }),
        text: words("disk.ask.text"),
        action: words(`disk.${step}`),
        tone: "neutral",
        run: () => change().then((done) => (done === undefined ? undefined : words("disk.done"))),
      });
    const grow = of("GROW", <ArrowMaximize20Regular />, () => open(disk));
    if (disk.use === "SYSTEM") return [grow];
    if (!disk.isAttached)
      return [
        of(
          "ATTACH",
          <Add20Regular />,
          said("ATTACH", () =>
            once(ids, (idempotencyKey) => mutate(MachineDiskAttachDocument, { ...ids, idempotencyKey })),
          ),
        ),
      ];
    return [
      grow,
      of(
        "DETACH",
        <PlugDisconnected20Regular />,
        said("DETACH", () => mutate(MachineDiskDetachDocument, ids)),
      ),
    ];
  };
  return (
    <Card
      title={words("disk.title")}
      tools={
        <Button
          size="small"
          appearance="subtle"
          icon={<Add20Regular />}
          disabledFocusable={!mayDo(machine, "ATTACH")}
          onClick={() => open("new")}
        >
          {words("disk.ATTACH")}
        </Button>
      }
    >
      <ul className={styles.list}>
        {machine.disks.map((disk) => {
          const { id, use, kind, sizeGib, isAttached } = disk;
          const used = machine.diskUse.find(({ diskId }) => diskId === id)?.usedBytes;
          const share = used === undefined ? 0 : used / (sizeGib * GIB);
          const name = words(`disk.uses.${use}`);
          return (
            <li key={id} className={styles.item}>
              <div className={styles.head}>
                <HardDrive20Regular />
                <span className={styles.name}>
                  {name}{" "}
                  <span
                    className={styles.quiet}
                  >{`${words("gib", { value: number(sizeGib) })} ${kind}`}</span>
                </span>
                {used !== undefined && <span>{percent(share)}</span>}
                <RowMenu label={words("disk.menu", { id })} actions={() => menu(disk)} />
              </div>
              {used !== undefined && (
                <Meter
                  label={words("disk.useOf", { name })}
                  text={percent(share)}
                  share={share}
                  warnAt={0.85}
                  badAt={0.95}
                />
              )}
              <span className={styles.quiet}>
                {!isAttached
                  ? words("disk.detached")
                  : used === undefined
                    ? words("disk.unknown")
                    : words(share >= 0.85 ? "disk.nearlyFull" : "disk.used", { used: gib(used) })}
              </span>
            </li>
          );
        })}
      </ul>
      {drawer}
    </Card>
  );
}
