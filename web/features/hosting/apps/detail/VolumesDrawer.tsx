import { useMemo } from "react";
import * as z from "zod/mini";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { withoutTypes } from "#web/lib/graphql/withoutTypes.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { volumeSchema } from "#web/features/hosting/apps/volumeForm.ts";
import { VolumeFields } from "#web/features/hosting/apps/VolumeFields.tsx";
import { HostedAppDeployDocument } from "./detail.generated.ts";
import { type AppTabProps, volumeTexts } from "./detailParts.ts";

const schema = z.object({
  spec: z.object({ volumes: z.array(volumeSchema).check(z.maxLength(10)) }),
});

/** Another choice of volumes makes a new version. */
export function VolumesDrawer({ app, reload, ...state }: DrawerState & AppTabProps) {
  const words = useWords(volumeTexts);
  const mutate = useMutate();
  const { id, name, version, spec } = app;
  const initial = useMemo(() => ({ spec: { volumes: spec.volumes.map(withoutTypes) } }), [spec.volumes]);
  return (
    <FormDrawer
      {...state}
      kind="detail"
      title={words("change.title")}
      meta={words("change.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("change.action")}
      onSubmit={async ({ spec: { volumes } }) => {
        await mutate(HostedAppDeployDocument, {
          id,
          expectedVersion: version,
          idempotencyKey: newKey(),
          input: { spec: { ...withoutTypes(spec), volumes }, comment: words("change.comment") },
        });
        showToast({ tone: "success", text: words("change.done", { name }) });
        state.onClose();
        void reload();
      }}
    >
      <VolumeFields name="spec.volumes" />
    </FormDrawer>
  );
}
