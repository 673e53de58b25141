import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Beaker16Regular } from "@fluentui/react-icons/svg/beaker";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { RechargeEndDocument, RechargeTryDocument } from "./recharges.generated.ts";
import { type Recharge, rechargeTexts } from "./rechargeParts.ts";

const useStyles = makeStyles({
  actions: {
    display: "grid",
    alignContent: "center",
    gap: "8px",
    flexBasis: "168px",
    minBlockSize: "150px",
    paddingInlineStart: "24px",
    borderInlineStartWidth: "1px",
    borderInlineStartStyle: "dashed",
    borderInlineStartColor: appTokens.colorNeutralStroke1,
    "@media (max-width: 639.98px)": {
      flexBasis: "100%",
      paddingInlineStart: 0,
      borderInlineStartStyle: "none",
    },
  },
  head: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "6px",
    color: appTokens.colorNeutralForeground3,
  },
});

/** What a simulated channel can be made to say, and the way out. */
export function PayActions({
  recharge,
  onTook,
}: {
  recharge: Recharge;
  onTook: (recharge: Recharge) => void;
}) {
  const styles = useStyles();
  const words = useWords(rechargeTexts);
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const { id, actions, status } = recharge;
  const run = (work: Promise<Recharge | undefined>) => {
    setBusy(true);
    work
      .then((taken) => taken && onTook(taken))
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const simulate = (outcome: "PAID" | "FAILED") =>
    run(
      once([id, status, outcome], (idempotencyKey) =>
        mutate(RechargeTryDocument, { id, outcome, idempotencyKey }),
      ).then((answer) => answer?.rechargeSimulate),
    );
  return (
    <div className={styles.actions} role="group" aria-label={words("simulated.actions")}>
      {actions.includes("SIMULATE") && (
        <>
          <span className={styles.head}>
            <Beaker16Regular aria-hidden />
            {words("simulated.actions")}
          </span>
          <Button
            appearance={status === "PENDING" ? "primary" : "secondary"}
            icon={<CheckmarkCircle20Regular />}
            disabledFocusable={busy}
            onClick={() => simulate("PAID")}
          >
            {words(status === "PENDING" ? "simulated.paid" : "simulated.late")}
          </Button>
          {status === "PENDING" && (
            <Button disabledFocusable={busy} onClick={() => simulate("FAILED")}>
              {words("simulated.failed")}
            </Button>
          )}
        </>
      )}
      {actions.includes("CLOSE") && (
        <Button
          appearance="subtle"
          disabledFocusable={busy}
          onClick={() =>
            run(
              once([id, "CLOSE"], (idempotencyKey) =>
                mutate(RechargeEndDocument, { id, idempotencyKey }),
              ).then((answer) => answer?.rechargeClose),
            )
          }
        >
          {words("pay.close")}
        </Button>
      )}
    </div>
  );
}
