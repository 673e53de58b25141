import { Button, makeStyles } from "@fluentui/react-components";
import { Camera20Regular } from "@fluentui/react-icons/svg/camera";
import { WalletCreditCard20Regular } from "@fluentui/react-icons/svg/wallet-credit-card";
import { WindowConsole20Regular } from "@fluentui/react-icons/svg/window-console";
import { useFormat } from "#web/lib/texts/format.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { MachineChangesDocument } from "#web/features/machines/machines/machines.generated.ts";
import { prepareMachineCache } from "#web/features/machines/machines/machineCache.ts";
import { MachineMark } from "#web/features/machines/machines/MachineMark.tsx";
import {
  canDo,
  machinePattern,
  machineTexts,
  mayDo,
  panelTexts,
  sizeOf,
  stateLooks,
  systemOf,
} from "#web/features/machines/machines/machineParts.ts";
import { useTermWords } from "#web/features/machines/machines/useTermWords.ts";
import { MachinePanelDocument } from "./panel.generated.ts";
import type { Panel } from "./panelParts.ts";
import { PanelTabs, panelTabs } from "./PanelTabs.tsx";

const RenewDrawer = lazyComponent(() => import("./RenewDrawer.tsx"), "RenewDrawer", { texts: ["form"] });
const SnapshotDrawer = lazyComponent(() => import("./SnapshotDrawer.tsx"), "SnapshotDrawer", {
  texts: ["form"],
});

const screen = recordScreen({
  type: "Machine",
  pattern: machinePattern,
  document: MachinePanelDocument,
  changes: MachineChangesDocument,
  isWorkedOn: true,
  texts: machineTexts,
  Skeleton: DetailSkeleton,
  Screen: MachineScreen,
});

export const { Page } = screen;

export const preload: typeof screen.preload = (url, client) => {
  prepareMachineCache(client.cache);
  return screen.preload(url, client);
};

const SOON = 7;

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px",
    "@media (max-width: 639.98px)": { maxInlineSize: "calc(100vw - 32px)" },
  },
  address: { display: "inline-flex", alignItems: "center", gap: "2px", fontVariantNumeric: "tabular-nums" },
});

function MachineScreen({ record: machine, reload }: RecordProps<Panel>) {
  const styles = useStyles();
  const words = useWords(machineTexts);
  const panel = useWords(panelTexts);
  const format = useFormat();
  const { term } = useTermWords();
  const [tab, show] = useTab(panelTabs);
  const [renewing, renew] = useDrawer<"renew">((_, state) => (
    <RenewDrawer {...state} machine={machine} reload={reload} />
  ));
  const [keeping, keep] = useDrawer<"snapshot">((_, state) => (
    <SnapshotDrawer {...state} machine={machine} reload={reload} />
  ));
  const { name, publicIp, state, task, bandwidthMbps, lock, reason, orderId } = machine;
  const left = machine.daysLeft ?? null;
  const isLate = left !== null && left <= SOON && !machine.isAutoRenewed;
  return (
    <>
      <ScreenHeader
        name={name}
        tile={<MachineMark />}
        pill={
          <>
            {task ? (
              <StatusPill tone="info">{words(`tasks.${task.name}`)}</StatusPill>
            ) : (
              pillOf(words, "states", stateLooks)(state)
            )}
            <span className={styles.address} dir="ltr">
              {publicIp}
              <CopyButton text={publicIp} label={words("copyIp", { ip: publicIp })} />
            </span>
          </>
        }
        status={[
          sizeOf(format, words, machine),
          systemOf(machine),
          words("mbps", { value: format.number(bandwidthMbps) }),
          isLate ? { text: term(machine), tone: "bad" } : term(machine),
          lock ? words(`locks.${lock}`) : undefined,
          reason ? words(`reasons.${reason}`) : undefined,
        ]}
        actions={
          <div className={styles.actions}>
            {mayDo(machine, "PAY") && orderId && (
              <ActionLink
                appearance="primary"
                action={{ label: panel("pay"), to: `/order/details/${orderId}?pay=yes` }}
              />
            )}
            {canDo(machine, "CONSOLE") && (
              <Button icon={<WindowConsole20Regular />} onClick={() => show("console")}>
                {panel("tabs.console")}
              </Button>
            )}
            {canDo(machine, "SNAPSHOT") && (
              <Button
                icon={<Camera20Regular />}
                disabledFocusable={!mayDo(machine, "SNAPSHOT")}
                onClick={() => keep("snapshot")}
              >
                {panel("snapshot.create")}
              </Button>
            )}
            {mayDo(machine, "RENEW") && (
              <Button
                appearance="primary"
                icon={<WalletCreditCard20Regular />}
                onClick={() => renew("renew")}
              >
                {panel("renew.action")}
              </Button>
            )}
          </div>
        }
      />
      <PanelTabs machine={machine} reload={reload} tab={tab} onTab={show} />
      {renewing}
      {keeping}
    </>
  );
}
