import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { InviteBindDocument, useOwnInviteOfferQuery } from "./inviteCodes.generated.ts";

const schema = async () => (await import("./codeSchemas.ts")).bindSchema;
const initial = { code: "" };
const tones = { REVIEW: "warn", BOUND: "ok", REFUSED: "idle" } as const;

/** Who invited the viewer, or where that is said late. */
export function BindCard() {
  const words = useWords("partners");
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const { data, refetch } = useOwnInviteOfferQuery({ fetchPolicy: "cache-and-network" });
  if (!data) return null;
  const { invitation, canBind, discountBps } = data.inviteOffer;
  if (invitation)
    return (
      <Card
        title={words("bind.title")}
        line={words("bind.by", { name: invitation.inviter, day: format.date(invitation.boundAt) })}
        tools={
          <StatusPill tone={tones[invitation.state]}>{words(`bind.states.${invitation.state}`)}</StatusPill>
        }
      />
    );
  if (!canBind) return <Card title={words("bind.title")} line={words("bind.closed")} />;
  const bind = async ({ code }: typeof initial) => {
    await once(code, (idempotencyKey) => mutate(InviteBindDocument, { code, idempotencyKey }));
    showToast({ tone: "success", text: words("bind.done") });
    await refetch().catch(() => undefined);
  };
  return (
    <Card title={words("bind.title")} line={words("bind.line", { rate: format.rate(discountBps) })}>
      <Form
        label={words("bind.title")}
        schema={schema}
        initial={initial}
        onSubmit={bind}
        onCancel={() => undefined}
        submitLabel={words("bind.submit")}
        small
      >
        <TextField name="code" label={words("bind.label")} required />
      </Form>
    </Card>
  );
}
