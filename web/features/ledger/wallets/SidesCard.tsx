import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { LedgerProofQuery } from "./proof.generated.ts";
import { sumOf, walletTexts } from "./walletParts.ts";

const useStyles = makeStyles({
  list: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "6px 16px", margin: 0 },
  head: { ...typographyStyles.body1Strong, margin: 0 },
  amount: { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" },
  sum: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px",
    paddingBlockStart: "12px",
    borderTop: `1px solid ${appTokens.line}`,
  },
});

/** What people hold, and what the platform's accounts hold against it. */
export function SidesCard({ proof: { people, platform, sum } }: { proof: LedgerProofQuery["ledgerProof"] }) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const format = useFormat();
  const side = (name: string, rows: readonly { name: string; balance: string }[]) => (
    <dl className={styles.list}>
      <dt className={styles.head}>{name}</dt>
      <dd className={`${styles.amount} ${styles.head}`}>
        {format.micros(sumOf(rows.map((row) => row.balance)))}
      </dd>
      {rows.map((row) => [
        <dt key={`${row.name} name`}>{row.name}</dt>,
        <dd key={row.name} className={styles.amount}>
          {format.micros(row.balance)}
        </dd>,
      ])}
    </dl>
  );
  return (
    <Card title={words("sides.title")} line={words("sides.line")}>
      {side(
        words("sides.people"),
        people.map(({ account, balance }) => ({ name: words(`accounts.${account}`), balance })),
      )}
      {side(
        words("sides.platform"),
        platform.map(({ platform: kind, channel, balance }) => ({
          name: words(`proof.platform.${kind}`, { channel: words(`channels.${channel ?? "OTHER"}`) }),
          balance,
        })),
      )}
      <div className={styles.sum}>
        <span className={styles.head}>{words("proof.sum")}</span>
        <StatusPill tone={sum === "0" ? "ok" : "bad"}>{format.micros(sum)}</StatusPill>
      </div>
    </Card>
  );
}
