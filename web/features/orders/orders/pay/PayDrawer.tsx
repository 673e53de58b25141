import { Button, makeStyles, Tab, TabList, typographyStyles } from "@fluentui/react-components";
import { useRef, useState } from "react";
import type { PayChannel } from "#web/generated/types.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { isNone, least, minus, type Order, orderTexts, sum } from "#web/features/orders/orders/orderParts.ts";
import { ProductOrderPayDocument } from "#web/features/orders/orders/orders.generated.ts";
import { clockText, useSecondsLeft } from "#web/features/orders/orders/useSecondsLeft.ts";
import { BalanceChoice } from "./BalanceChoice.tsx";
import { ChannelCard } from "./ChannelCard.tsx";
import { CouponChoice } from "./CouponChoice.tsx";

const channels = ["ALIPAY", "WECHAT", "STRIPE", "PAYPAL"] as const satisfies readonly PayChannel[];

const useStyles = makeStyles({
  sum: { display: "grid", justifyItems: "center", gap: "2px" },
  hero: {
    fontSize: "32px",
    lineHeight: "40px",
    fontWeight: appTokens.fontWeightSemibold,
    letterSpacing: "-0.022em",
    fontVariantNumeric: "tabular-nums",
  },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  part: { display: "grid", gap: "8px" },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  problem: { margin: 0, color: appTokens.badForeground },
  tabs: { marginInline: "-8px" },
  wide: { flexGrow: 1 },
});

export interface PayDrawerProps extends DrawerState {
  order: Order;
  reload: () => Promise<unknown>;
}

export function PayDrawer({ order, reload, ...state }: PayDrawerProps) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  const { micros } = useFormat();
  const errorText = useErrorText();
  const mutate = useMutate();
  const key = useRef(newKey());
  const { gift = "0", cash = "0", coupons = [] } = order.funds ?? {};
  const best = coupons.find(({ reason }) => !reason);
  const [chosen, choose] = useState<string | null>(order.couponId ?? best?.id ?? null);
  const [useGift, setGift] = useState(true);
  const [useCash, setCash] = useState(true);
  const [channel, setChannel] = useState<PayChannel>("ALIPAY");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const left = useSecondsLeft(order.expiresIn ?? 0);

  const whole = sum(order.payable, order.couponDiscount);
  const payable = minus(whole, coupons.find(({ id }) => id === chosen)?.discount ?? "0");
  const byGift = useGift ? least(gift, payable) : "0";
  const byCash = useCash ? least(cash, minus(payable, byGift)) : "0";
  const rest = minus(payable, byGift, byCash);
  const isRest = !isNone(rest);

  const pay = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const means = { couponId: chosen, useGift, useCash, channel: isRest ? channel : null };
      const input = { ...means, expectedPayable: payable };
      await mutate(ProductOrderPayDocument, { id: order.id, input, idempotencyKey: key.current });
      showToast({ tone: "success", text: words("pay.done") });
      state.onClose();
    } catch (thrown) {
      const error = toAppError(thrown);
      key.current = newKey();
      setProblem(error.code === "VERSION_CONFLICT" ? words("pay.changed") : errorText(error));
      await reload().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  const isFunded = !isNone(minus(sum(gift, cash), payable)) || sum(gift, cash) === payable;
  return (
    <Drawer
      {...state}
      title={words("pay.title")}
      meta={words("pay.meta", { number: order.orderNo, time: clockText(left) })}
      footer={
        <>
          <Button
            className={styles.wide}
            size="large"
            appearance="primary"
            disabledFocusable={busy || left === 0}
            onClick={() => void pay()}
          >
            {words(isRest ? "pay.paid" : "pay.confirm", { amount: micros(payable) })}
          </Button>
          {isRest && isFunded && (
            <Button size="large" onClick={() => setCash(true)}>
              {words("pay.takeCash")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sum} aria-live="polite">
        <span className={styles.quiet}>{words(isRest ? "pay.rest" : "pay.whole")}</span>
        <span className={styles.hero}>{micros(isRest ? rest : payable)}</span>
        <span className={styles.quiet}>
          {[
            words("pay.payable", { amount: micros(payable) }),
            isNone(byGift) ? "" : words("pay.byGift", { amount: micros(byGift) }),
            isNone(byCash) ? "" : words("pay.byCash", { amount: micros(byCash) }),
          ]
            .filter(Boolean)
            .join(words("pay.and"))}
        </span>
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <section className={styles.part}>
        <h3 className={styles.title}>{words("pay.coupon")}</h3>
        <CouponChoice coupons={coupons} best={best?.id ?? null} chosen={chosen} onChoose={choose} />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>{words("pay.balance")}</h3>
        <BalanceChoice name="gift" held={gift} used={byGift} isOn={useGift} onSwitch={setGift} />
        <BalanceChoice name="cash" held={cash} used={byCash} isOn={useCash} onSwitch={setCash} />
      </section>
      {isRest && (
        <section className={styles.part}>
          <h3 className={styles.title}>{words("pay.channel")}</h3>
          <TabList
            className={styles.tabs}
            size="small"
            aria-label={words("pay.channel")}
            selectedValue={channel}
            onTabSelect={(_, { value }) => setChannel(channels.find((one) => one === value) ?? "ALIPAY")}
          >
            {channels.map((one) => (
              <Tab key={one} value={one}>
                {words(`channels.${one}`)}
              </Tab>
            ))}
          </TabList>
          <ChannelCard key={channel} channel={channel} orderNo={order.orderNo} amount={rest} seconds={left} />
        </section>
      )}
    </Drawer>
  );
}
