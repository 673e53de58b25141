import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import * as z from "zod/mini";

const schema = z.object({
  hosts: z.array(z.string().check(z.regex(/^[a-z0-9.-]+$/))).check(z.minLength(1), z.maxLength(6)),
});

/** The hosts that may reach an app, typed as chips. */
export function HostsForm() {
  const words = useWords("galleryComponents:chip.Entering");
  const format = useFormat();
  return (
    <Form
      small
      stays
      label={words("label")}
      schema={schema}
      initial={{ hosts: ["tidemark.berth.example", "not a host"] }}
      submitLabel={words("save")}
      onCancel={() => undefined}
      onSubmit={async ({ hosts }) =>
        showToast({ tone: "success", text: words("saved", { hosts: format.list(hosts) }) })
      }
    >
      <TagField name="hosts" label={words("hosts")} required max={6} help={words("help")} />
    </Form>
  );
}
