import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { StoreTermsFragment } from "./storeCards.generated.ts";
import { couponTexts, worthOf, yuan } from "./storeParts.ts";

const useStyles = makeStyles({
  coupon: {
    display: "grid",
    gridTemplateColumns: "92px minmax(0, 1fr) auto",
    alignItems: "stretch",
    minBlockSize: "60px",
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  stub: {
    position: "relative",
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    paddingInline: "4px",
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "dashed",
    borderInlineEndColor: appTokens.tintLine,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
    textAlign: "center",
    // The two bites where it is torn off.
    "::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "-7px",
      insetInlineEnd: "-7px",
      inlineSize: "12px",
      blockSize: "12px",
      border: `1px solid ${appTokens.line}`,
      borderRadius: "50%",
      backgroundColor: appTokens.card,
    },
    "::after": {
      content: '""',
      position: "absolute",
      insetBlockEnd: "-7px",
      insetInlineEnd: "-7px",
      inlineSize: "12px",
      blockSize: "12px",
      border: `1px solid ${appTokens.line}`,
      borderRadius: "50%",
      backgroundColor: appTokens.card,
    },
  },
  quietStub: {
    borderInlineEndColor: appTokens.line,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.idleForeground,
  },
  worth: { ...typographyStyles.subtitle1, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  note: { ...typographyStyles.caption1 },
  words: { display: "grid", alignContent: "center", gap: "2px", minInlineSize: 0, padding: "8px 12px" },
  title: { ...typographyStyles.body1Strong, overflowWrap: "anywhere" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  end: { display: "flex", alignItems: "center", paddingInlineEnd: "12px" },
});

export interface CouponStubProps {
  terms: StoreTermsFragment;
  /** It cannot be used or claimed. */
  quiet?: boolean;
  line: string;
  end: ReactNode;
}

/** A coupon: what it is worth on a stub, what it serves for, and what can be done with it. */
export function CouponStub({ terms, quiet = false, line, end }: CouponStubProps) {
  const styles = useStyles();
  const words = useWords(couponTexts);
  const format = useFormat();
  const { key, value } = worthOf(format, useLocale() === "cn", terms);
  const note =
    terms.maxDiscount !== null
      ? words("most", { amount: yuan(format, terms.maxDiscount) })
      : terms.minSpend === "0"
        ? words("noMin")
        : words("min", { amount: yuan(format, terms.minSpend) });
  return (
    <li className={styles.coupon}>
      <span className={mergeClasses(styles.stub, quiet && styles.quietStub)}>
        <span className={styles.worth}>{words(`worth.${key}`, { value })}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.words}>
        <bdi className={styles.title}>{terms.title}</bdi>
        <span className={styles.quiet}>{line}</span>
      </span>
      <span className={styles.end}>{end}</span>
    </li>
  );
}
