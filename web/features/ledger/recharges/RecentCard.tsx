import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { useState } from "react";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { PaidRecharge } from "./ReceiptPaper.tsx";
import { useRechargeHistoryQuery } from "./recharges.generated.ts";
import { rechargeTexts, tones } from "./rechargeParts.ts";

const ReceiptPaper = lazyComponent(() => import("./ReceiptPaper.tsx"), "ReceiptPaper");

const FEW = 4;
const MANY = 20;

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, marginBlock: "-8px", padding: 0, listStyleType: "none" },
  item: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px",
    paddingBlock: "8px",
    ":not(:first-child)": { borderTop: `1px solid ${appTokens.lineSoft}` },
  },
  words: { display: "grid", minInlineSize: 0, flexGrow: 1 },
  amount: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
  gift: { ...typographyStyles.caption1Strong, color: appTokens.okForeground },
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** The last recharges; `stamp` changes when there is more of them. */
export function RecentCard({ stamp }: { stamp: number }) {
  const styles = useStyles();
  const words = useWords(rechargeTexts);
  const format = useFormat();
  const [size, setSize] = useState(FEW);
  const [printed, print] = useState<{ recharge: PaidRecharge; request: number } | null>(null);
  const { data, previousData, error, refetch } = useRechargeHistoryQuery({
    variables: { page: 1, itemsPerPage: size },
    fetchPolicy: "cache-and-network",
  });
  useRefetchOn(stamp, refetch);
  const shown = (data ?? previousData)?.recharges;
  if (!shown)
    return error ? (
      <ErrorState title={words("recent.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("recent.title")} lines={4} />
    );
  return (
    <Card
      title={words("recent.title")}
      tools={
        shown.total > FEW && size === FEW ? (
          <Button appearance="transparent" size="small" onClick={() => setSize(MANY)}>
            {words("recent.all")}
          </Button>
        ) : undefined
      }
    >
      {shown.items.length === 0 ? (
        <p className={styles.none}>{words("recent.none")}</p>
      ) : (
        <ul className={styles.list}>
          {shown.items.map((recharge) => {
            const { id, no, amount, bonus, channel, status, createdAt } = recharge;
            return (
              <li key={id} className={styles.item}>
                <span className={styles.words}>
                  <span>
                    <bdi className={styles.amount}>{format.micros(amount)}</bdi>{" "}
                    {status === "PAID" && bonus !== "0" && (
                      <span className={styles.gift}>
                        {words("recent.gift", { amount: format.micros(bonus) })}
                      </span>
                    )}
                  </span>
                  <span className={styles.line}>
                    {words(`channels.${channel}`)} · {format.short(createdAt)}
                  </span>
                </span>
                {status === "PAID" && (
                  <Button
                    appearance="subtle"
                    size="small"
                    icon={<Print20Regular />}
                    aria-label={words("receipt.print", { number: no })}
                    onClick={() => print({ recharge, request: (printed?.request ?? 0) + 1 })}
                  />
                )}
                <StatusPill tone={tones[status]} {...(status === "PENDING" && { icon: "clock" as const })}>
                  {words(`statuses.${status}`)}
                </StatusPill>
              </li>
            );
          })}
        </ul>
      )}
      {printed && <ReceiptPaper {...printed} />}
    </Card>
  );
}
