import { useMemo } from "react";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SliderField } from "#web/ui/form/fields/SliderField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { HostedAppScaleDocument, HostedAppSleepSetDocument } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";

const scaleSchema = z.object({ replicas: z.number() });
const sleepSchema = z.object({
  isEnabled: z.boolean(),
  idleMinutes: wholeNumber({ min: 5, max: 1_440 }),
});

export function ScalingTab({ app, reload }: AppTabProps) {
  const words = useWords(detailTexts);
  const mutate = useMutate();
  const { id, replicas } = app;
  const { isEnabled, idleMinutes } = app.sleep;
  const scale = useMemo(() => ({ replicas }), [replicas]);
  const sleep = useMemo(() => ({ isEnabled, idleMinutes }), [isEnabled, idleMinutes]);
  const saved = () => {
    showToast({ tone: "success", text: words("savedChanges") });
    void reload();
  };
  return (
    <Columns
      even
      main={
        <Card title={words("scale.title")} line={words("scale.line")}>
          <Form
            stays
            label={words("scale.title")}
            schema={scaleSchema}
            initial={scale}
            submitLabel={words("scale.save")}
            onCancel={() => undefined}
            onSubmit={async (given) => {
              await mutate(HostedAppScaleDocument, { id, ...given });
              saved();
            }}
          >
            <SliderField
              name="replicas"
              label={words("scale.replicas")}
              min={1}
              max={20}
              ticks={[1, 5, 10, 15, 20]}
            />
          </Form>
        </Card>
      }
      side={
        <Card title={words("sleep.title")} line={words("sleep.line")}>
          <Form
            stays
            label={words("sleep.title")}
            schema={sleepSchema}
            initial={sleep}
            submitLabel={words("scale.save")}
            onCancel={() => undefined}
            onSubmit={async (input) => {
              await mutate(HostedAppSleepSetDocument, { id, input });
              saved();
            }}
          >
            <SwitchField name="isEnabled" label={words("sleep.enabled")} />
            <NumberField name="idleMinutes" label={words("sleep.minutes")} required />
          </Form>
        </Card>
      }
    />
  );
}
