import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { CalendarAdd24Regular } from "@fluentui/react-icons/svg/calendar-add";
import { Edit16Regular } from "@fluentui/react-icons/svg/edit";
import { GlobeAdd24Regular } from "@fluentui/react-icons/svg/globe-add";
import { TicketDiagonal24Regular } from "@fluentui/react-icons/svg/ticket-diagonal";
import { Wallet24Regular } from "@fluentui/react-icons/svg/wallet";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { couponTexts, type Good, storeTexts, worthOf, yuan } from "./storeParts.ts";

const icons = {
  COUPON: TicketDiagonal24Regular,
  GIFT: Wallet24Regular,
  PLAN_DAYS: CalendarAdd24Regular,
  DOMAIN_SLOT: GlobeAdd24Regular,
};

const useStyles = makeStyles({
  good: {
    display: "grid",
    gridTemplateRows: "112px 1fr",
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  picture: {
    position: "relative",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: "4px",
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
  },
  closed: { backgroundColor: appTokens.idleBackground, color: appTokens.idleForeground },
  edit: { position: "absolute", insetBlockStart: "4px", insetInlineEnd: "4px" },
  worth: { ...typographyStyles.subtitle1, fontSize: "24px", lineHeight: "32px" },
  words: { display: "grid", alignContent: "start", gap: "4px", padding: "12px" },
  title: { ...typographyStyles.body1Strong, overflowWrap: "anywhere" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  price: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "0 8px",
    marginBlock: "8px 4px",
  },
  points: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
});

export interface GoodCardProps {
  good: Good;
  balance: number | undefined;
  onRedeem: () => void;
  onEdit?: () => void;
}

export function GoodCard({ good, balance, onRedeem, onEdit }: GoodCardProps) {
  const styles = useStyles();
  const words = useWords(storeTexts);
  const coupons = useWords(couponTexts);
  const format = useFormat();
  const isChinese = useLocale() === "cn";
  const { type, title, line, costPoints, quantity, giftAmount, left, leftToViewer, period, couponTemplate } =
    good;
  const Icon = icons[type];
  const worth = () => {
    if (couponTemplate) {
      const { key, value } = worthOf(format, isChinese, couponTemplate);
      return coupons(`worth.${key}`, { value });
    }
    if (giftAmount !== null) return yuan(format, giftAmount);
    return words(`worth.${type}`, { count: quantity ?? 0 });
  };
  // What was spent since the goods were asked for counts at once.
  const missing = balance === undefined ? 0 : Math.max(costPoints - balance, 0);
  const refusal =
    good.refusal === "TOO_FEW_POINTS" || good.refusal === null
      ? missing > 0
        ? "TOO_FEW_POINTS"
        : null
      : good.refusal;
  const room =
    leftToViewer !== null
      ? words(period === "MONTH" ? "leftThisMonth" : "leftToYou", { count: leftToViewer })
      : left === null
        ? words("unlimited")
        : words("left", { count: left, shown: format.number(left) });
  return (
    <li className={styles.good}>
      <span
        className={mergeClasses(
          styles.picture,
          refusal !== null && refusal !== "TOO_FEW_POINTS" && styles.closed,
        )}
      >
        <Icon aria-hidden />
        <span className={styles.worth}>{worth()}</span>
        {onEdit && (
          <span className={styles.edit}>
            <ToolButton
              small
              label={words("manage.edit", { title })}
              icon={<Edit16Regular />}
              onPress={onEdit}
            />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        <bdi className={styles.quiet}>{line}</bdi>
        <span className={styles.price}>
          <span className={styles.points}>
            {words("cost", { count: costPoints, shown: format.number(costPoints) })}
          </span>
          <span className={styles.quiet}>{room}</span>
        </span>
        <Button
          size="small"
          disabledFocusable={refusal !== null}
          aria-label={refusal === null ? words("redeemOf", { title }) : undefined}
          onClick={onRedeem}
        >
          {refusal === null
            ? words("redeem.action")
            : words(`refusals.${refusal}`, { count: missing, shown: format.number(missing) })}
        </Button>
      </span>
    </li>
  );
}
