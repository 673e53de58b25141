import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { FreeDomainNameserversDocument } from "./domains.generated.ts";
import { domainTexts, type FreeDomain } from "./domainParts.ts";

const schema = z.object({ nameservers: z.string().check(z.maxLength(2_000)) });

export interface NameserverDrawerProps extends DrawerState {
  domain: FreeDomain;
  onDone: () => void;
}

export function NameserverDrawer({ domain, onDone, ...state }: NameserverDrawerProps) {
  const words = useWords(domainTexts);
  const mutate = useMutate();
  return (
    <FormDrawer
      {...state}
      title={words("actions.EDIT")}
      meta={domain.displayName}
      schema={schema}
      initial={{ nameservers: domain.nameservers.join("\n") }}
      submitLabel={words("save")}
      onSubmit={async ({ nameservers }) => {
        const names = nameservers.split(/\s+/).filter(Boolean);
        await mutate(FreeDomainNameserversDocument, { id: domain.id, nameservers: names });
        showToast({ tone: "success", text: words("saved") });
        state.onClose();
        onDone();
      }}
    >
      <TextAreaField
        name="nameservers"
        label={words("fields.servers")}
        help={words("serversHelp")}
        rows={6}
      />
    </FormDrawer>
  );
}
