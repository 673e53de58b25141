import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { ArrowCounterclockwise20Regular } from "@fluentui/react-icons/svg/arrow-counterclockwise";
import { ChevronRight16Regular } from "@fluentui/react-icons/svg/chevron-right";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Flash20Regular } from "@fluentui/react-icons/svg/flash";
import { Key20Regular } from "@fluentui/react-icons/svg/key";
import { LockClosed16Regular } from "@fluentui/react-icons/svg/lock-closed";
import { Play20Regular } from "@fluentui/react-icons/svg/play";
import { Power20Regular } from "@fluentui/react-icons/svg/power";
import { TopSpeed20Regular } from "@fluentui/react-icons/svg/top-speed";
import { Wrench20Regular } from "@fluentui/react-icons/svg/wrench";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  canDo,
  mayDo,
  machineTexts,
  panelTexts,
  type ActionName,
} from "#web/features/machines/machines/machineParts.ts";
import { plainSteps, useMachineSteps } from "#web/features/machines/machines/useMachineSteps.ts";
import { LockButton } from "./LockButton.tsx";
import type { DrawnStep, PanelProps } from "./panelParts.ts";

const SystemDrawer = lazyComponent(() => import("./SystemDrawer.tsx"), "SystemDrawer", { texts: ["form"] });

const useStyles = makeStyles({
  power: { display: "flex", flexWrap: "wrap", gap: "8px" },
  button: { flexGrow: 1, minInlineSize: 0, paddingInline: "8px", whiteSpace: "nowrap" },
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  item: { borderTop: `1px solid ${appTokens.lineSoft}` },
  row: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) 16px",
    alignItems: "center",
    gap: "12px",
    inlineSize: "100%",
    padding: "6px 4px",
    border: "none",
    background: "none",
    font: "inherit",
    color: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    "&[aria-disabled=true]": {
      color: appTokens.colorNeutralForeground3,
      cursor: "default",
      backgroundColor: "transparent",
    },
  },
  words: { display: "grid" },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  turned: { ":dir(rtl)": { transform: "scaleX(-1)" } },
});

const power = [
  ["START", Play20Regular],
  ["STOP", Power20Regular],
  ["REBOOT", ArrowClockwise20Regular],
  ["REBOOT_HARD", Flash20Regular],
] as const;
const always = [
  ["PASSWORD", Key20Regular],
  ["RESCUE", Wrench20Regular],
  ["RESIZE", TopSpeed20Regular],
  ["REBUILD", ArrowCounterclockwise20Regular],
  ["RELEASE", Delete20Regular],
] as const;
const sometimes = ["UNRESCUE", "CONFIRM", "REVERT", "RESTORE", "DISCARD", "UNLOCK"] as const;

const isDrawn = (step: ActionName): step is DrawnStep =>
  step === "PASSWORD" || step === "RESIZE" || step === "REBUILD" || step === "RELEASE";

/** What is done with a machine's power and its system. */
export function SystemCard({ machine, reload }: PanelProps) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const machines = useWords(machineTexts);
  const { relative, percent } = useFormat();
  const { one } = useMachineSteps();
  const [drawer, open] = useDrawer<DrawnStep>((step, state) => (
    <SystemDrawer {...state} step={step} machine={machine} reload={reload} />
  ));
  const take = (step: ActionName) => {
    if (isDrawn(step)) return open(step);
    const plain = plainSteps.find((name) => name === step);
    if (plain) void one(plain, machine);
  };
  const why = (step: ActionName): string => {
    const offer = canDo(machine, step);
    if (!offer && step === "RELEASE" && machine.isDeleteProtected)
      return machines("blocked.DELETE_PROTECTED");
    if (!offer) return words(`system.${step}.closed`);
    return offer.reasonCode ? machines(`blocked.${offer.reasonCode}`) : words(`system.${step}.line`);
  };
  const { runningSince, task } = machine;
  return (
    <Card
      title={words("system.title")}
      {...(runningSince && { line: words("system.since", { when: relative(runningSince) }) })}
    >
      {task && (
        <Meter
          label={machines(`tasks.${task.name}`)}
          text={`${machines(`tasks.${task.name}`)} ${percent(task.progress / 100)}`}
          share={task.progress / 100}
          warnAt={2}
          badAt={2}
        />
      )}
      <div className={styles.power}>
        {power
          .filter(([step]) => canDo(machine, step))
          .map(([step, Icon]) => (
            <Button
              // The one that takes the other's place keeps its focus.
              key={step === "START" ? "STOP" : step}
              className={styles.button}
              icon={<Icon />}
              disabledFocusable={!mayDo(machine, step)}
              onClick={() => take(step)}
            >
              {machines(`actions.${step}`)}
            </Button>
          ))}
        {sometimes
          .filter((step) => canDo(machine, step))
          .map((step) => (
            <Button
              key={step}
              className={styles.button}
              appearance={step === "CONFIRM" ? "primary" : "secondary"}
              disabledFocusable={!mayDo(machine, step)}
              onClick={() => take(step)}
            >
              {machines(`actions.${step}`)}
            </Button>
          ))}
        {canDo(machine, "LOCK") && <LockButton machine={machine} reload={reload} />}
      </div>
      <ul className={styles.list}>
        {always.map(([step, Icon]) => (
          <li key={step} className={styles.item}>
            <button
              type="button"
              className={styles.row}
              aria-disabled={!mayDo(machine, step)}
              onClick={() => mayDo(machine, step) && take(step)}
            >
              <Icon />
              <span className={styles.words}>
                <span>{machines(`actions.${step}`)}</span>
                <span className={styles.note}>{why(step)}</span>
              </span>
              {mayDo(machine, step) ? (
                <ChevronRight16Regular className={styles.turned} />
              ) : (
                <LockClosed16Regular />
              )}
            </button>
          </li>
        ))}
      </ul>
      {drawer}
    </Card>
  );
}
