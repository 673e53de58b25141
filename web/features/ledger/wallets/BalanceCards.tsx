import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { LockClosed20Regular } from "@fluentui/react-icons/svg/lock-closed";
import { PeopleMoney20Regular } from "@fluentui/react-icons/svg/people-money";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { dateOf } from "#web/ui/form/dates/dayText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { accounts, fieldOf, type Wallet, walletTexts } from "./walletParts.ts";
import { useWalletAtQuery } from "./wallets.generated.ts";

const DayBox = lazyComponent(() => import("#web/ui/form/dates/DayBox.tsx"), "DayBox");

const icons = {
  CASH: <Wallet20Regular />,
  GIFT: <Gift20Regular />,
  FROZEN: <LockClosed20Regular />,
  COMMISSION: <PeopleMoney20Regular />,
};
const SOON = 30 * 86_400_000;

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: "16px",
    margin: 0,
    "@media (max-width: 959.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "12px" },
  },
  card: {
    display: "grid",
    alignContent: "start",
    gap: "2px",
    minBlockSize: "112px",
    boxSizing: "border-box",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    "@media (max-width: 639.98px)": { padding: "12px" },
  },
  name: { display: "flex", alignItems: "center", gap: "8px", color: appTokens.colorNeutralForeground2 },
  amount: {
    margin: 0,
    fontSize: appTokens.fontSizeBase600,
    lineHeight: appTokens.lineHeightBase600,
    fontWeight: appTokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
    "@media (max-width: 639.98px)": { fontSize: appTokens.fontSizeBase500 },
  },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  soon: { color: appTokens.warnForeground },
  day: { inlineSize: "180px", minBlockSize: "32px" },
  at: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", justifyContent: "flex-end" },
});

/** The four balances, now or as they were at the end of a day. */
export function BalanceCards({ wallet }: { wallet: Wallet }) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const format = useFormat();
  const [day, setDay] = useState("");
  const at = day === "" ? wallet.now : new Date(`${day}T23:59:59.999`).toISOString();
  const then = useWalletAtQuery({ variables: { at }, skip: day === "" });
  const held = day === "" ? wallet.balances : (then.data ?? then.previousData)?.wallet.balancesAt;
  const [first] = wallet.gifts;
  const expires = day === "" && first && Date.parse(first.expiresAt) - Date.parse(wallet.now) < SOON;
  return (
    <>
      <dl className={styles.cards} aria-label={words("balances.title")}>
        {accounts.map((account) => (
          <div key={account} className={styles.card}>
            <dt className={styles.name}>
              {icons[account]}
              {words(`accounts.${account}`)}
            </dt>
            <dd className={styles.amount}>{held ? format.micros(held[fieldOf(account)]) : "\u2026"}</dd>
            <dd className={styles.note}>
              {account === "GIFT" && expires ? (
                <span className={styles.soon}>
                  {words("balances.expires", {
                    amount: format.micros(first.left),
                    day: format.shortDay(first.expiresAt),
                  })}
                </span>
              ) : (
                words(`balances.notes.${account}`)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.at}>
        <span>{words("balances.at")}</span>
        <span className={styles.day}>
          <DayBox
            label={words("balances.at")}
            value={day === "" ? null : day}
            set={(value) => setDay(dateOf(value) ? (value ?? "") : "")}
            max={wallet.now.slice(0, 10)}
          />
        </span>
        {day !== "" && (
          <Button appearance="subtle" onClick={() => setDay("")}>
            {words("balances.now")}
          </Button>
        )}
      </div>
    </>
  );
}
