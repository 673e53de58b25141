import { makeStyles, Spinner, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { walletTexts } from "./walletParts.ts";
import { type TransactionProofQuery, useTransactionProofQuery } from "./wallets.generated.ts";

type Entry = NonNullable<TransactionProofQuery["ledgerTransaction"]>["entries"][number];

const useStyles = makeStyles({
  cell: { backgroundColor: appTokens.canvas },
  strip: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 24px", paddingInline: "12px" },
  entry: { display: "grid", minInlineSize: 0 },
  name: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  delta: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
  sum: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 16px",
    paddingInlineStart: "16px",
    borderInlineStartWidth: "1px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.line,
  },
  copy: { marginInlineStart: "auto", display: "flex", alignItems: "center", gap: "4px" },
});

export interface ProofStripProps {
  id: string;
  /** How many columns it goes over. */
  span: number;
  checkedAt: string | null;
}

/** Both sides of a movement, and that they sum to zero. */
export function ProofStrip({ id, span, checkedAt }: ProofStripProps) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const format = useFormat();
  const { data, error } = useTransactionProofQuery({ variables: { id } });
  const found = data?.ledgerTransaction;
  const nameOf = ({ account, platform, channel, holder }: Entry) =>
    account
      ? words("proof.of", { account: words(`accounts.${account}`), holder })
      : words(`proof.platform.${platform ?? "ROUNDING"}`, {
          channel: words(`channels.${channel ?? "OTHER"}`),
        });
  return (
    <tr>
      <td className={styles.cell} colSpan={span}>
        {!found ? (
          error ? (
            words("proof.failed")
          ) : (
            <Spinner size="tiny" />
          )
        ) : (
          <div className={styles.strip}>
            {found.entries.map((entry) => (
              <span
                key={`${entry.account ?? entry.platform} ${entry.holder ?? entry.channel}`}
                className={styles.entry}
              >
                <span className={styles.name}>{nameOf(entry)}</span>
                <bdi className={styles.delta}>
                  {entry.delta.startsWith("-") ? "" : "+"}
                  {format.micros(entry.delta)}
                </bdi>
              </span>
            ))}
            <span className={styles.sum}>
              <span className={styles.entry}>
                <span className={styles.name}>{words("proof.sum")}</span>
                <bdi className={styles.delta}>{format.micros(found.sum)}</bdi>
              </span>
              <StatusPill tone={found.isIntact && found.sum === "0" ? "ok" : "bad"}>
                {words(found.isIntact && found.sum === "0" ? "proof.intact" : "proof.changed")}
              </StatusPill>
              {checkedAt !== null && found.at <= checkedAt && (
                <span className={styles.name}>
                  {words("proof.checked", { at: format.dateTime(checkedAt) })}
                </span>
              )}
            </span>
            <span className={styles.copy}>
              <CopyButton text={id} label={words("proof.copy")} />
            </span>
          </div>
        )}
      </td>
    </tr>
  );
}
