import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { HostedBindingCreateDocument, HostedBindingUpdateDocument } from "./domains.generated.ts";
import { type Binding, type BindingApp, domainTexts, portsOf } from "./domainParts.ts";

const filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(253));
const schema = z.object({
  appId: filled,
  host: filled,
  port: filled,
  path: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  redirectHttps: z.boolean(),
});

export interface BindingDrawerProps extends DrawerState {
  apps: readonly BindingApp[];
  /** The one that is changed; a new one without. */
  binding: Binding | undefined;
  onDone: () => void;
}

export function BindingDrawer({ apps, binding, onDone, ...state }: BindingDrawerProps) {
  const words = useWords(domainTexts);
  const mutate = useMutate();
  const once = useOnce();
  const only = apps.length === 1 ? apps[0] : undefined;
  const ports = only ? portsOf(only) : [];
  const initial = binding
    ? {
        appId: binding.appId,
        host: binding.host,
        port: String(binding.port),
        path: binding.path,
        redirectHttps: binding.redirectHttps,
      }
    : {
        appId: only?.id ?? "",
        host: "",
        port: ports.length > 0 ? String(ports[0]) : "",
        path: "/",
        redirectHttps: false,
      };
  return (
    <FormDrawer
      {...state}
      title={words(binding ? "edit" : "add")}
      meta={words("addLine")}
      schema={schema}
      initial={initial}
      submitLabel={words(binding ? "save" : "create")}
      onSubmit={async ({ appId, host, port, path, redirectHttps }) => {
        const place = { port: Number(port), path, redirectHttps };
        if (binding) await mutate(HostedBindingUpdateDocument, { id: binding.id, ...place });
        else {
          const asked = { appId, host, ...place };
          await once(asked, (idempotencyKey) =>
            mutate(HostedBindingCreateDocument, { ...asked, idempotencyKey }),
          );
        }
        showToast({ tone: "success", text: words(binding ? "saved" : "made", { host }) });
        state.onClose();
        onDone();
      }}
    >
      {!binding && !only && (
        <SelectField
          name="appId"
          label={words("fields.app")}
          placeholder={words("choose")}
          required
          options={apps.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
      )}
      <TextField
        name="host"
        kind="ltr"
        label={words("fields.host")}
        help={words("hostHelp")}
        required
        disabled={binding !== undefined}
      />
      <Port apps={apps} kept={binding?.port} />
      <TextField name="path" kind="ltr" label={words("fields.path")} help={words("pathHelp")} required />
      <SwitchField
        name="redirectHttps"
        label={words("fields.redirectHttps")}
        help={words("redirectHttpsHelp")}
      />
    </FormDrawer>
  );
}

/** The ports of the app; where that one is not known, the port that the name leads to already. */
function Port({ apps, kept }: { apps: readonly BindingApp[]; kept: number | undefined }) {
  const words = useWords(domainTexts);
  const appId: unknown = useWatch({ name: "appId" });
  const app = apps.find(({ id }) => id === appId);
  const ports = app ? portsOf(app) : kept === undefined ? [] : [kept];
  return (
    <SelectField
      name="port"
      label={words("fields.port")}
      placeholder={words("choose")}
      required
      options={ports.map((port) => ({ value: String(port), label: String(port) }))}
    />
  );
}
