import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { RecordTable } from "./RecordTable.tsx";
import { ZoneApplyDocument } from "./zones.generated.ts";
import type { Zone } from "./zoneParts.ts";

const schema = z.object({ comment: z.string().check(z.trim(), z.maxLength(120)) });

/** Shows what is staged, and applies it as one version. */
export function ApplyDrawer({ zone, onDone, ...state }: DrawerState & { zone: Zone; onDone: () => void }) {
  const words = useWords(domainTexts);
  const mutate = useMutate();
  const once = useOnce();
  const number = zone.applied + 1;
  return (
    <FormDrawer
      {...state}
      kind="detail"
      title={words("applyAs", { number })}
      meta={words("applyLine")}
      schema={schema}
      initial={{ comment: "" }}
      submitLabel={words("applyAs", { number })}
      onSubmit={async ({ comment }) => {
        const applying = { domainId: zone.id, at: zone.revision, comment };
        await once(applying, (idempotencyKey) => mutate(ZoneApplyDocument, { ...applying, idempotencyKey }));
        showToast({ tone: "success", text: words("appliedAs", { number }) });
        state.onClose();
        onDone();
      }}
    >
      <RecordTable records={zone.records.filter((one) => one.state !== "APPLIED")} />
      <TextField name="comment" label={words("comment")} />
    </FormDrawer>
  );
}
