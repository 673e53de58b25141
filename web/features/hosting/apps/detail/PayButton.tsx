import { Button } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { mayDo } from "#web/features/hosting/apps/appParts.ts";
import { HostedAppPayDocument } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";

/** Pays for an app that waits for that: its owner on the order's screen, others of the team from the owner's balance. */
export function PayButton({ app, reload }: AppTabProps) {
  const words = useWords(detailTexts);
  const mutate = useMutate();
  const once = useOnce();
  const session = useSession();
  const ask = useConfirmedStep(() => void reload());
  const { id, name, orderId, owner } = app;
  if (!mayDo(app, "PAY") || !orderId) return null;
  if (owner?.id === session?.user.id)
    return (
      <ActionLink
        appearance="primary"
        action={{ label: words("pay"), to: `/order/details/${orderId}?pay=yes` }}
      />
    );
  const pay = () =>
    ask({
      title: words("payFor.title", { name }),
      text: words("payFor.text"),
      action: words("pay"),
      tone: "neutral",
      run: () =>
        once([id, orderId], (idempotencyKey) => mutate(HostedAppPayDocument, { id, idempotencyKey })).then(
          (done) => done && words("payFor.done", { name }),
        ),
    });
  return (
    <Button appearance="primary" onClick={() => void pay()}>
      {words("pay")}
    </Button>
  );
}
