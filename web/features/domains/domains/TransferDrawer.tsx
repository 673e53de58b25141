import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FreeDomainTransferDocument } from "./domains.generated.ts";
import { domainTexts, type FreeDomain } from "./domainParts.ts";

const schema = z.object({ to: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

export interface TransferDrawerProps extends DrawerState {
  domain: FreeDomain;
  onDone: () => void;
}

export function TransferDrawer({ domain, onDone, ...state }: TransferDrawerProps) {
  const words = useWords(domainTexts);
  const mutate = useMutate();
  const once = useOnce();
  return (
    <FormDrawer
      {...state}
      title={words("actions.TRANSFER")}
      meta={domain.displayName}
      schema={schema}
      initial={{ to: "" }}
      submitLabel={words("actions.TRANSFER")}
      onSubmit={async ({ to }) => {
        await once(to, (idempotencyKey) =>
          mutate(FreeDomainTransferDocument, { id: domain.id, to, idempotencyKey }),
        );
        showToast({ tone: "success", text: words("transferred", { name: domain.displayName }) });
        state.onClose();
        onDone();
      }}
    >
      <TextField name="to" kind="ltr" label={words("fields.to")} help={words("toHelp")} required />
    </FormDrawer>
  );
}
