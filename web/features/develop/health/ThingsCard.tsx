import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill, type StatusTone } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { GatewayHealthPageQuery } from "./health.generated.ts";
import { type Health, healthTexts } from "./healthParts.ts";

const useStyles = makeStyles({
  group: { display: "grid", gap: "8px" },
  title: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  states: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 16px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  state: { display: "flex", alignItems: "baseline", gap: "6px" },
  count: { fontWeight: appTokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
});

/** What the states of an entity are called, on the screens of its own. */
const stateTexts: Readonly<Record<string, string>> = {
  "hosting/apps": "hostingApps:phases",
  "machines/machines": "machinesMachines:states",
};

function toneOf(state: string): StatusTone {
  if (state === "RUNNING") return "ok";
  if (/FAILED|ERROR|DEGRADED/.test(state)) return "bad";
  if (/SUSPENDED|ISOLATED|RESCUE/.test(state)) return "warn";
  return state.endsWith("ING") && state !== "SLEEPING" ? "info" : "idle";
}

/** Whether what runs apps is reached, and how apps and machines stand. */
export function ThingsCard({
  states,
  engine,
}: Pick<Health, "states"> & Pick<GatewayHealthPageQuery, "engine">) {
  const styles = useStyles();
  const words = useWords(healthTexts);
  const { number, relative } = useFormat();
  const { t } = useTranslation(["hostingApps", "machinesMachines"]);
  const nameOf = (entity: string, state: string) => {
    const place = stateTexts[entity];
    return place === undefined ? state : t(`${place}.${state}`, { defaultValue: state });
  };
  const entities = [...Map.groupBy(states, ({ entity }) => entity)];
  return (
    <Card
      title={words("things.title")}
      line={words(`things.engines.${engine.kind}`)}
      tools={
        engine.isReachable ? (
          <StatusPill tone="ok">{words("things.reached")}</StatusPill>
        ) : (
          <StatusPill tone="bad">
            {words("things.lost", { since: engine.lostAt ? relative(engine.lostAt) : "–" })}
          </StatusPill>
        )
      }
    >
      {entities.map(([entity, own]) => (
        <section key={entity} className={styles.group} aria-label={words(`things.entities.${entity}`)}>
          <h3 className={styles.title}>{words(`things.entities.${entity}`)}</h3>
          <ul className={styles.states}>
            {own.map(({ state, count }) => (
              <li key={state} className={styles.state}>
                <StatusPill tone={toneOf(state)}>{nameOf(entity, state)}</StatusPill>
                <span className={styles.count}>{number(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
