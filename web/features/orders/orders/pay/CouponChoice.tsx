import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { TicketDiagonal20Regular } from "@fluentui/react-icons/svg/ticket-diagonal";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { negative, type Order, orderTexts } from "#web/features/orders/orders/orderParts.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px" },
  option: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto 20px",
    alignItems: "center",
    gap: "12px",
    inlineSize: "100%",
    padding: "10px 12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground1,
    fontFamily: "inherit",
    fontSize: "inherit",
    textAlign: "start",
    cursor: "pointer",
    "[aria-disabled=true]": { cursor: "default", color: appTokens.colorNeutralForeground3 },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  chosen: {
    border: `1px solid ${appTokens.colorBrandForeground1}`,
    boxShadow: `inset 0 0 0 1px ${appTokens.colorBrandForeground1}`,
    backgroundColor: appTokens.tint,
  },
  words: { display: "grid", justifyItems: "start", minInlineSize: 0 },
  title: typographyStyles.body1Strong,
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  amount: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
  none: { justifySelf: "start" },
});

type Coupon = NonNullable<Order["funds"]>["coupons"][number];

export interface CouponChoiceProps {
  coupons: readonly Coupon[];
  best: string | null;
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

export function CouponChoice({ coupons, best, chosen, onChoose }: CouponChoiceProps) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  const { micros, shortDay } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const held = coupons.find(({ id }) => id === chosen);
  if (coupons.length === 0) return <span className={styles.quiet}>{words("pay.noCoupons")}</span>;
  const until = ({ expiresAt }: Coupon) => words("pay.until", { day: shortDay(expiresAt) });
  const captionOf = (coupon: Coupon) =>
    coupon.reason
      ? words(`couponReasons.${coupon.reason}`, { amount: micros(coupon.minSpend) })
      : [coupon.id === best ? words("pay.best") : "", until(coupon)].filter(Boolean).join(" · ");
  const option = (coupon: Coupon | undefined, isHead: boolean) => (
    <button
      key={coupon?.id ?? "none"}
      type="button"
      className={mergeClasses(styles.option, (isHead || coupon?.id === chosen) && styles.chosen)}
      aria-disabled={coupon?.reason ? true : undefined}
      aria-expanded={isHead ? isOpen : undefined}
      aria-pressed={isHead ? undefined : coupon?.id === chosen}
      onClick={() => {
        if (!isHead && coupon?.reason) return;
        if (!isHead) onChoose(coupon?.id ?? null);
        setOpen(isHead ? !isOpen : false);
      }}
    >
      <TicketDiagonal20Regular />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {coupon?.title ?? words("pay.noCoupon")}
        </span>
        {coupon && <span className={styles.quiet}>{captionOf(coupon)}</span>}
      </span>
      <span className={styles.amount}>
        {coupon && !coupon.reason ? micros(negative(coupon.discount)) : ""}
      </span>
      {isHead ? isOpen ? <ChevronUp20Regular /> : <ChevronDown20Regular /> : <span />}
    </button>
  );
  return (
    <div className={styles.list}>
      {option(held, true)}
      {isOpen && coupons.filter(({ id }) => id !== chosen).map((coupon) => option(coupon, false))}
      {isOpen && held && (
        <Button
          appearance="transparent"
          size="small"
          className={styles.none}
          onClick={() => {
            onChoose(null);
            setOpen(false);
          }}
        >
          {words("pay.withoutCoupon")}
        </Button>
      )}
    </div>
  );
}
