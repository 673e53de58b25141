import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
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

/** Whether what runs apps is reached, and how apps and machines stand. */
export function ThingsCard({
  states,
  engine,
}: Pick<Health, "states"> & Pick<GatewayHealthPageQuery, "engine">) {
  const styles = useStyles();
  const words = useWords(healthTexts);
  const { number, relative } = useFormat();
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
                <span className={styles.count}>{number(count)}</span>
                <bdi dir="ltr">{state}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
