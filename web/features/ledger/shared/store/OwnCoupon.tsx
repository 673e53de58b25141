import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { CouponStub } from "./CouponStub.tsx";
import type { StoreCouponFragment } from "./storeCards.generated.ts";
import { couponTexts } from "./storeParts.ts";
import { useTermWords } from "./useTermWords.ts";

export interface OwnCouponProps {
  coupon: StoreCouponFragment;
  /** Says until when it serves alone, and not for what. */
  brief?: boolean;
}

/** Somebody’s own coupon, and where it can be used. */
export function OwnCoupon({ coupon, brief = false }: OwnCouponProps) {
  const words = useWords(couponTexts);
  const format = useFormat();
  const termsOf = useTermWords();
  const { state, expiresAt, orderId, revokeReason, template } = coupon;
  const line = () => {
    const day = format.date(expiresAt);
    if (state === "LOCKED") return words("heldBy", { order: orderId });
    if (state === "USED") return words("usedFor", { order: orderId });
    if (state === "REVOKED") return words("revoked", { reason: revokeReason });
    if (state === "EXPIRED") return words("expired", { day });
    if (brief) return words("until", { day });
    return [
      words("until", { day }),
      termsOf({ ...template, validDays: null, validTo: expiresAt })
        .split(" · ")
        .slice(0, -1)
        .join(" · "),
    ].join(" · ");
  };
  return (
    <CouponStub
      terms={template}
      quiet={state !== "AVAILABLE"}
      line={line()}
      end={
        state === "AVAILABLE" ? (
          <ActionLink size="small" action={{ label: words("use"), to: "/product/las/buy" }} />
        ) : (
          <StatusPill
            tone={state === "LOCKED" ? "warn" : "idle"}
            {...(state === "LOCKED" && { icon: "lock" as const })}
          >
            {words(`states.${state}`)}
          </StatusPill>
        )
      }
    />
  );
}
