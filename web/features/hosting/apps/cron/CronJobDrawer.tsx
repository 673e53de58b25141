import { useMemo } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import {
  HostedCronJobCreateDocument,
  type HostedCronJobFragment,
  HostedCronJobUpdateDocument,
} from "./cronJobs.generated.ts";
import { CronPreview } from "./CronPreview.tsx";
import { blankJob, cronSchema, cronTexts, formOf, inputOf, zonesWith } from "./cronParts.ts";

export interface CronJobDrawerProps extends DrawerState {
  appId: string;
  /** What is changed; a new one without it. */
  job?: HostedCronJobFragment | undefined;
  onDone: () => void;
}

export function CronJobDrawer({ appId, job, onDone, ...state }: CronJobDrawerProps) {
  const words = useWords(cronTexts);
  const mutate = useMutate();
  const once = useOnce();
  const initial = useMemo(() => (job ? formOf(job) : blankJob()), [job]);
  const zones = useMemo(() => zonesWith(initial.timezone), [initial]);
  return (
    <FormDrawer
      {...state}
      title={job ? words("change.title", { name: job.name }) : words("create.title")}
      meta={words("line")}
      schema={cronSchema}
      initial={initial}
      submitLabel={words(job ? "change.action" : "create.action")}
      onSubmit={async (values) => {
        const input = inputOf(values);
        await (job
          ? mutate(HostedCronJobUpdateDocument, { id: job.id, expectedVersion: job.version, input })
          : once(input, (idempotencyKey) =>
              mutate(HostedCronJobCreateDocument, { appId, input, idempotencyKey }),
            ));
        showToast({
          tone: "success",
          text: words(job ? "change.done" : "create.done", { name: values.name }),
        });
        onDone();
        state.onClose();
      }}
    >
      <TextField name="name" label={words("fields.name")} required />
      <TextField name="cron" kind="ltr" label={words("fields.cron")} help={words("help.cron")} required />
      <CronPreview />
      <SelectField
        name="timezone"
        label={words("fields.timezone")}
        options={zones.map((zone) => ({ value: zone, label: zone }))}
      />
      <TextAreaField
        name="command"
        rows={3}
        label={words("fields.command")}
        help={words("help.command")}
        required
      />
      <NumberField name="timeoutSeconds" label={words("fields.timeout")} required />
      <NumberField name="retries" label={words("fields.retries")} required />
      <SelectField
        name="concurrency"
        label={words("fields.concurrency")}
        options={optionsOf(words, "concurrencies", ["FORBID", "REPLACE"])}
      />
      <SwitchField name="isEnabled" label={words("fields.enabled")} />
    </FormDrawer>
  );
}
