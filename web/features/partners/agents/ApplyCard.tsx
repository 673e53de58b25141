import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { agentTexts, type Agent } from "./agentParts.ts";
import { AgentApplyDocument } from "./agents.generated.ts";

const schema = async () => (await import("./agentSchemas.ts")).applySchema;
const initial = { note: "" };

/** How somebody stands who does not earn, and what they can do about it. */
export function ApplyCard({ agent, onChanged }: { agent: Agent; onChanged: () => void }) {
  const words = useWords(agentTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const { status, reason, appliedAt } = agent;
  if (status === "ACTIVE")
    return (
      <Card
        title={words("apply.first")}
        line={words("apply.firstLine")}
        tools={<ActionLink size="small" action={{ label: words("apply.buy"), to: "/product/las/buy" }} />}
      />
    );
  if (!agent.actions.includes("APPLY"))
    return (
      <Card
        title={words(`apply.titles.${status}`)}
        line={words(`apply.lines.${status}`, {
          day: appliedAt ? format.nearDay(appliedAt) : "",
          reason: reason ?? "",
        })}
      />
    );
  const apply = async ({ note }: typeof initial) => {
    await once([status, appliedAt, note], (idempotencyKey) =>
      mutate(AgentApplyDocument, { note, idempotencyKey }),
    );
    showToast({ tone: "success", text: words("apply.done") });
    onChanged();
  };
  return (
    <Card
      title={words(`apply.titles.${status}`)}
      line={words(`apply.lines.${status}`, { reason: reason ?? "" })}
    >
      <Form
        label={words(`apply.titles.${status}`)}
        schema={schema}
        initial={initial}
        onSubmit={apply}
        onCancel={() => undefined}
        submitLabel={words("apply.submit")}
        small
      >
        <TextAreaField
          name="note"
          label={words("apply.note")}
          help={words("apply.help")}
          rows={3}
          max={300}
          required
        />
      </Form>
    </Card>
  );
}
