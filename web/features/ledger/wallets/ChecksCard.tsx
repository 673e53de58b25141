import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ShieldCheckmark16Regular } from "@fluentui/react-icons/svg/shield-checkmark";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LedgerCheckNowDocument, type MadeCheckFragment } from "./proof.generated.ts";
import { walletTexts } from "./walletParts.ts";

const useStyles = makeStyles({
  findings: { display: "grid", gap: "4px", margin: 0, paddingInlineStart: "20px" },
  finding: { ...typographyStyles.caption1, color: appTokens.badForeground, overflowWrap: "anywhere" },
});

export interface ChecksCardProps {
  checks: readonly MadeCheckFragment[];
  nextAt: string | null | undefined;
  onMade: () => void;
}

/** The last checks of the ledger, and a new one when it is wanted. */
export function ChecksCard({ checks, nextAt, onMade }: ChecksCardProps) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const format = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const check = () => {
    setBusy(true);
    mutate(LedgerCheckNowDocument, {})
      .then(({ ledgerCheckRun: { problems, transactions } }) => {
        showToast({
          tone: problems === 0 ? "success" : "error",
          text: words(problems === 0 ? "checks.clean" : "checks.wrong", {
            count: problems === 0 ? transactions : problems,
            shown: format.number(problems === 0 ? transactions : problems),
          }),
        });
        onMade();
      })
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const wrong = checks.find(({ at }) => at !== null)?.findings ?? [];
  return (
    <Card
      title={words("checks.title")}
      line={nextAt ? words("checks.next", { at: format.dateTime(nextAt) }) : words("checks.none")}
      tools={
        <Button size="small" icon={<ShieldCheckmark16Regular />} disabledFocusable={busy} onClick={check}>
          {words(busy ? "checks.busy" : "checks.now")}
        </Button>
      }
    >
      <PlainTable
        label={words("checks.title")}
        rows={checks}
        columns={[
          {
            id: "at",
            label: words("checks.fields.at"),
            least: 112,
            cell: ({ at }) => (at ? format.dateTime(at) : words("checks.waits")),
          },
          {
            id: "by",
            label: words("checks.fields.by"),
            width: 104,
            cell: ({ isNightly }) => words(isNightly ? "checks.nightly" : "checks.asked"),
          },
          {
            id: "transactions",
            label: words("checks.fields.transactions"),
            width: 84,
            named: true,
            end: true,
            cell: ({ transactions }) => format.number(transactions),
          },
          {
            id: "entries",
            label: words("checks.fields.entries"),
            width: 84,
            named: true,
            end: true,
            cell: ({ entries }) => format.number(entries),
          },
          {
            id: "problems",
            label: words("checks.fields.problems"),
            width: 130,
            cell: ({ problems, at }) => (
              <StatusPill tone={at === null ? "idle" : problems === 0 ? "ok" : "bad"}>
                {problems === 0 ? words("checks.right") : words("checks.found", { count: problems })}
              </StatusPill>
            ),
          },
        ]}
      />
      {wrong.length > 0 && (
        <ul className={styles.findings} aria-label={words("checks.findings")}>
          {wrong.map(({ kind, id, expected, found }) => (
            <li key={`${kind} ${id}`} className={styles.finding}>
              {words(`checks.kinds.${kind}`)}: <bdi dir="ltr">{`${id}: ${expected} ≠ ${found}`}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
