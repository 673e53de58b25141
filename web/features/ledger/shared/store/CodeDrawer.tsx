import { useApolloClient } from "@apollo/client/react";
import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { StoreCodeRedeemDocument } from "./storeCards.generated.ts";
import { storeTexts } from "./storeParts.ts";

const schema = async () => (await import("./codeSchema.ts")).codeSchema;
const initial = { code: "" };

const useStyles = makeStyles({
  problem: {
    margin: 0,
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.badBackground,
    color: appTokens.badForeground,
  },
});

export function CodeDrawer(state: DrawerState) {
  const styles = useStyles();
  const words = useWords(storeTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const client = useApolloClient();
  const [problem, say] = useState<string>();
  const redeem = async ({ code }: typeof initial) => {
    say(undefined);
    const answer = await once(code, (idempotencyKey) =>
      mutate(StoreCodeRedeemDocument, { code, idempotencyKey }),
    );
    if (!answer) return;
    const { outcome } = answer;
    if (outcome.problem !== null) {
      const { triesLeft, retryAfter } = outcome;
      const left =
        triesLeft !== null && triesLeft > 0
          ? words("code.triesLeft", { count: triesLeft })
          : words("code.lockedNow");
      return say(
        outcome.problem === "LOCKED"
          ? words("code.problems.LOCKED", { after: format.after(retryAfter ?? 0) })
          : `${words(`code.problems.${outcome.problem}`)} ${left}`,
      );
    }
    void client.refetchQueries({ include: "active" });
    showToast({
      tone: "success",
      text: outcome.coupon
        ? words("code.coupon", { title: outcome.coupon.template.title })
        : words("code.gift", { amount: format.micros(outcome.giftAmount ?? "0") }),
    });
    state.onClose();
  };
  return (
    <FormDrawer
      {...state}
      title={words("code.title")}
      meta={words("code.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("code.submit")}
      onSubmit={redeem}
    >
      <TextField name="code" label={words("code.label")} required help={words("code.help")} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </FormDrawer>
  );
}
