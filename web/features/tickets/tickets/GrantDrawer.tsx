import { makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Granted, ticketTexts } from "./ticketParts.ts";

const useStyles = makeStyles({
  lines: {
    margin: 0,
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    textAlign: "start",
  },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function GrantDrawer({
  granted,
  appName,
  ...state
}: DrawerState & { granted: Granted; appName: string }) {
  const words = useWords(ticketTexts);
  const isConfig = "config" in granted;
  return (
    <Drawer
      {...state}
      kind="detail"
      title={words(isConfig ? "access.configOf" : "access.logsOf", { name: appName })}
      meta={words("access.noted")}
    >
      {isConfig ? <Config config={granted.config} /> : <Lines lines={granted.lines} />}
    </Drawer>
  );
}

function Config({ config }: Extract<Granted, { config: unknown }>) {
  const words = useWords(ticketTexts);
  const { number, list } = useFormat();
  const { name, phase, image, cpuMilli, memoryMib, ports, healthPath, variables } = config;
  return (
    <DescriptionList
      texts={ticketTexts}
      items={[
        { id: "app", value: <bdi>{name}</bdi> },
        {
          id: "phase",
          value: (
            <StatusPill tone={phase === "RUNNING" ? "ok" : "warn"}>
              {words([`phases.${phase}`, "phases.OTHER"])}
            </StatusPill>
          ),
        },
        { id: "image", value: <bdi dir="ltr">{image}</bdi> },
        { id: "cpu", value: words("access.cores", { n: number(cpuMilli / 1000) }) },
        { id: "memory", value: words("access.memory", { n: number(memoryMib) }) },
        { id: "ports", value: ports.length === 0 ? null : <bdi dir="ltr">{ports.join(", ")}</bdi> },
        { id: "health", value: healthPath == null ? null : <bdi dir="ltr">{healthPath}</bdi> },
        { id: "variables", value: variables.length === 0 ? null : <bdi dir="ltr">{list(variables)}</bdi> },
      ]}
    />
  );
}

function Lines({ lines }: Extract<Granted, { lines: unknown }>) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  if (lines.length === 0) return <p className={styles.none}>{words("access.noLines")}</p>;
  return (
    <pre className={styles.lines} dir="ltr" tabIndex={0} role="region" aria-label={words("snapshot.lines")}>
      {lines.join("\n")}
    </pre>
  );
}
