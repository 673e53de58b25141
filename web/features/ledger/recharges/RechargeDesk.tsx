import { makeStyles } from "@fluentui/react-components";
import { Beaker20Regular } from "@fluentui/react-icons/svg/beaker";
import { useMemo, useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { beside } from "#web/ui/layout/beside.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { AmountStep } from "./AmountStep.tsx";
import { ChannelStep } from "./ChannelStep.tsx";
import { PayStep } from "./PayStep.tsx";
import { RecentCard } from "./RecentCard.tsx";
import {
  RechargeBeginDocument,
  RechargeChangesDocument,
  type RechargeHomeQuery,
} from "./recharges.generated.ts";
import { type Channel, type Recharge, readAmount, rechargeTexts } from "./rechargeParts.ts";
import { StepHead } from "./StepHead.tsx";
import { SummaryCard } from "./SummaryCard.tsx";

const useStyles = makeStyles({
  page: { ...beside.row, gap: "16px 24px" },
  strip: {
    flexBasis: "100%",
    display: "flex",
    alignItems: "center",
    gap: "12px",
    paddingBlock: "8px",
    paddingInline: "16px",
    border: `1px solid ${appTokens.warnDot}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.warnBackground,
    "> svg": { flexShrink: 0, color: appTokens.warnForeground },
  },
  column: {
    flex: "1 1 328px",
    minInlineSize: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "16px",
  },
  steps: { ...beside.main, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "28px" },
});

export interface RechargeDeskProps {
  home: RechargeHomeQuery;
  /** Called when money came in. */
  onMoved: () => void;
}

/** Chooses an amount and a channel, and shows the code to pay by until it is paid. */
export function RechargeDesk({ home, onMoved }: RechargeDeskProps) {
  const styles = useStyles();
  const words = useWords(rechargeTexts);
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const { rechargeTerms: terms, wallet, pending } = home;
  const open = pending.items.find(({ purpose }) => purpose === null);
  const [typed, setTyped] = useState("500");
  const [channel, setChannel] = useState<Channel>(open?.channel ?? "ALIPAY");
  const [shown, show] = useState<Recharge | undefined>(open);
  const [busy, setBusy] = useState(false);
  const [stamp, setStamp] = useState(0);
  const ahead = useMemo(() => Date.parse(terms.now) - Date.now(), [terms.now]);
  const amount = readAmount(typed, terms);
  const took = (recharge: Recharge) => {
    if (recharge.id === shown?.id) show(recharge);
    setStamp((one) => one + 1);
    if (recharge.status === "PAID") onMoved();
  };
  useChanges(RechargeChangesDocument, took);
  const offer = terms.channels.find((one) => one.channel === channel);
  const begin = () => {
    if (amount === null) return;
    setBusy(true);
    once([amount, channel], (idempotencyKey) =>
      mutate(RechargeBeginDocument, { amount, channel, idempotencyKey }),
    )
      .then((begun) => {
        if (!begun) return;
        show(begun.rechargeCreate);
        setStamp((one) => one + 1);
      })
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const change = (work: () => void) => {
    work();
    show(undefined);
  };
  return (
    <div className={styles.page}>
      {terms.channels.some(({ isSimulated }) => isSimulated) && (
        <div className={styles.strip} role="note">
          <Beaker20Regular aria-hidden />
          <span>
            <strong>{words("simulated.title")}</strong> {words("simulated.text")}
          </span>
        </div>
      )}
      <div className={styles.steps}>
        <StepHead
          number={1}
          done={amount !== null}
          title={words("amount.title")}
          line={words("amount.line", terms)}
        >
          <AmountStep
            terms={terms}
            typed={typed}
            isWrong={amount === null}
            onTyped={(text) => change(() => setTyped(text))}
          />
        </StepHead>
        <StepHead number={2} done title={words("channel.title")} line={words("channel.line")}>
          <ChannelStep
            offers={terms.channels}
            channel={channel}
            onChannel={(next) => change(() => setChannel(next))}
          />
        </StepHead>
        <StepHead
          number={3}
          done={shown?.status === "PAID"}
          title={words(offer?.isReviewed ? "pay.transfer" : "pay.title")}
          line={shown ? words("pay.number", { no: shown.no }) : ""}
        >
          <PayStep
            recharge={shown}
            ahead={ahead}
            amount={amount}
            isOpen={offer?.isOpen ?? false}
            busy={busy}
            onBegin={begin}
            onTook={took}
          />
        </StepHead>
      </div>
      <div className={styles.column}>
        <SummaryCard terms={terms} amount={amount} available={wallet.balances.available} shown={shown} />
        <RecentCard stamp={stamp} />
      </div>
    </div>
  );
}
