import { Button, makeStyles, Tab, TabList, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import type { PayChannel } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  isNone,
  least,
  minus,
  type Order,
  orderTexts,
  sum,
  wholeFen,
} from "#web/features/orders/orders/orderParts.ts";
import { clockText, secondsBetween, useSecondsLeft } from "#web/features/orders/orders/useSecondsLeft.ts";
import { BalanceChoice } from "./BalanceChoice.tsx";
import { ChannelCard } from "./ChannelCard.tsx";
import { CouponChoice } from "./CouponChoice.tsx";
import { usePayment } from "./usePayment.ts";

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
  const { gift = "0", cash = "0", coupons = [] } = order.funds ?? {};
  const best = coupons.find(({ reason }) => !reason);
  const [chosen, choose] = useState<string | null>(order.couponId ?? best?.id ?? null);
  const [useGift, setGift] = useState(true);
  const [useCash, setCash] = useState(true);
  const [channel, setChannel] = useState<PayChannel>(
    channels.find((one) => one === order.payment?.channel) ?? "ALIPAY",
  );
  const { problem, busy, pay, notice, check } = usePayment({ order, reload, onPaid: state.onClose });
  const left = useSecondsLeft(order.expiresIn ?? 0);

  const whole = sum(order.payable, order.couponDiscount);
  const payable = minus(whole, coupons.find(({ id }) => id === chosen)?.discount ?? "0");
  const byGift = useGift ? least(gift, payable) : "0";
  const byCash = useCash ? least(cash, minus(payable, byGift)) : "0";
  const rest = minus(payable, byGift, byCash);
  const isRest = !isNone(rest);
  const payment =
    order.payment?.channel === channel && order.payment.amount === wholeFen(rest) ? order.payment : undefined;
  const seconds = payment ? left - secondsBetween(payment.expiresAt, order.expiresAt) : 0;
  const waits = isRest && payment?.status === "PENDING" && seconds > 0;
  const input = {
    couponId: chosen,
    useGift,
    useCash,
    channel: isRest ? channel : null,
    expectedPayable: payable,
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
            onClick={() => void (waits ? check() : pay(input))}
          >
            {words(waits ? "pay.paid" : isRest ? "pay.begin" : "pay.confirm", { amount: micros(payable) })}
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
          <ChannelCard
            channel={channel}
            payment={payment}
            seconds={seconds}
            busy={busy}
            onNotice={(outcome) => void (payment && notice(payment.id, outcome))}
          />
        </section>
      )}
    </Drawer>
  );
}
