import { useMemo } from "react";
import * as z from "zod/mini";
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
import { useReleaseOnce } from "./useReleaseOnce.ts";

const schema = z.object({
  spec: z.object({ volumes: z.array(volumeSchema).check(z.maxLength(10)) }),
});

/** Another choice of volumes makes a new version. */
export function VolumesDrawer({ app, reload, ...state }: DrawerState & AppTabProps) {
  const words = useWords(volumeTexts);
  const mutate = useMutate();
  const once = useReleaseOnce(app);
  const { name, spec } = app;
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
        await once(volumes, (release, stood) =>
          mutate(HostedAppDeployDocument, {
            ...release,
            input: { spec: { ...withoutTypes(stood.spec), volumes }, comment: words("change.comment") },
          }),
        );
        showToast({ tone: "success", text: words("change.done", { name }) });
        state.onClose();
        void reload();
      }}
    >
      <VolumeFields name="spec.volumes" />
    </FormDrawer>
  );
}
