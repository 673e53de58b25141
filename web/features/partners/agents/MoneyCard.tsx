import { makeStyles, ProgressBar, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { agentTexts, type Agent, type Sums } from "./agentParts.ts";

const useStyles = makeStyles({
  name: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  sum: {
    margin: 0,
    fontSize: appTokens.fontSizeHero700,
    lineHeight: appTokens.lineHeightHero700,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
  },
  list: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "4px 12px", margin: 0 },
  value: { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" },
  owed: { color: appTokens.warnForeground },
  part: { display: "grid", gap: "6px" },
  line: { ...typographyStyles.caption1, display: "flex", justifyContent: "space-between", gap: "12px" },
});

/** What commissions come to, and how far the next level is. */
export function MoneyCard({ agent, sums }: { agent: Agent; sums: Sums }) {
  const styles = useStyles();
  const words = useWords(agentTexts);
  const format = useFormat();
  const { next, volume30d, owed, status } = agent;
  return (
    <Card title={words("money.title")}>
      <div>
        <p className={styles.name}>{words("money.available")}</p>
        <p className={styles.sum}>{format.micros(sums.available)}</p>
      </div>
      <dl className={styles.list}>
        {(["pending", "frozen", "settled"] as const).map((id) => [
          <dt key={`${id} name`}>{words(`money.${id}`)}</dt>,
          <dd key={id} className={styles.value}>
            {format.micros(sums[id])}
          </dd>,
        ])}
        {owed !== "0" && (
          <>
            <dt className={styles.owed}>{words("money.owed")}</dt>
            <dd className={`${styles.value} ${styles.owed}`}>{format.micros(owed)}</dd>
          </>
        )}
      </dl>
      {status === "ACTIVE" && next && (
        <div className={styles.part}>
          <span className={styles.line}>
            <span>{words("money.next", { level: next.level })}</span>
            <span>{`${format.micros(volume30d)} / ${format.micros(next.volume)}`}</span>
          </span>
          <ProgressBar
            aria-label={words("money.next", { level: next.level })}
            value={Math.min(1, Number(volume30d) / Math.max(Number(next.volume), 1))}
          />
        </div>
      )}
    </Card>
  );
}
