import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { accounts, fieldOf, walletTexts } from "#web/features/ledger/wallets/walletParts.ts";
import { useReviewedWalletQuery } from "./review.generated.ts";
import { reviewTexts } from "./reviewParts.ts";

const useStyles = makeStyles({
  figures: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: "12px 16px",
    margin: 0,
    "@media (max-width: 639.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  name: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground2 },
  value: { ...typographyStyles.subtitle2, margin: 0, fontVariantNumeric: "tabular-nums" },
  holder: { ...typographyStyles.body1Strong, margin: 0 },
  quiet: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** What somebody's accounts hold, looked up by their user name, e-mail address or identifier. */
export function AccountCard() {
  const styles = useStyles();
  const words = useWords(reviewTexts);
  const names = useWords(walletTexts);
  const { micros } = useFormat();
  const [account, setAccount] = useState("");
  const { data, error, refetch } = useReviewedWalletQuery({
    variables: { account },
    skip: account === "",
    fetchPolicy: "network-only",
  });
  const found = account === "" ? undefined : data;
  return (
    <Card
      title={words("account.title")}
      line={words("account.line")}
      tools={
        <SearchBox
          label={words("account.search")}
          value={account}
          onSearch={(text) => setAccount(text.trim())}
        />
      }
    >
      {error && <ErrorState title={words("account.failed")} error={error} onRetry={refetch} />}
      {found?.ledgerWallet === null && <p className={styles.quiet}>{words("account.nobody")}</p>}
      {account === "" && <p className={styles.quiet}>{words("account.empty")}</p>}
      {found?.ledgerWallet && (
        <>
          <p className={styles.holder}>
            <bdi>{found.ledgerWallet.holder}</bdi>
          </p>
          <dl className={styles.figures}>
            {accounts.map((one) => (
              <div key={one}>
                <dt className={styles.name}>{names(`accounts.${one}`)}</dt>
                <dd className={styles.value}>{micros(found.ledgerWallet?.balances[fieldOf(one)] ?? "0")}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
