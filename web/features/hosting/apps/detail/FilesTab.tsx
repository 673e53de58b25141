import { useMemo } from "react";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { withoutTypes } from "#web/lib/graphql/withoutTypes.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import type { AppTabProps } from "./detailParts.ts";
import { HostedAppFilesSaveDocument, useHostedAppFilesQuery } from "./files.generated.ts";

const MOST = 20;
const schema = z.object({
  files: z
    .array(
      z.object({
        path: z.string().check(z.trim(), z.regex(/^\/[^\0]*[^/\0]$/), z.maxLength(255)),
        content: z.string().check(z.maxLength(262_144)),
      }),
    )
    .check(z.maxLength(MOST)),
});
const blank = { path: "", content: "" };

/** The files that are there before an app starts. */
export function FilesTab({ app, reload }: AppTabProps) {
  const words = useWords("hostingEnvironments");
  const mutate = useMutate();
  const { data, error, refetch } = useHostedAppFilesQuery({
    variables: { appId: app.id },
    fetchPolicy: "network-only",
  });
  const files = data?.environment.files;
  const initial = useMemo(() => ({ files: (files ?? []).map((one) => withoutTypes(one)) }), [files]);
  if (!data)
    return error ? (
      <ErrorState title={words("files.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("files.title")} lines={6} />
    );
  const { version } = data.environment;
  return (
    <Card title={words("files.title")} line={words("files.line")}>
      <Form
        stays
        label={words("files.title")}
        schema={schema}
        initial={initial}
        submitLabel={words("files.save")}
        onCancel={() => undefined}
        onSubmit={async (given) => {
          await mutate(HostedAppFilesSaveDocument, {
            appId: app.id,
            files: given.files,
            expectedVersion: version,
          });
          showToast({ tone: "success", text: words("files.done") });
          await refetch();
          void reload();
        }}
      >
        <ArrayField
          name="files"
          label={words("files.label")}
          help={words("files.help")}
          blank={blank}
          addLabel={words("files.add")}
          max={MOST}
          boxed
        >
          {(row) => (
            <>
              <TextField name={`${row}.path`} kind="ltr" label={words("files.path")} required />
              <TextAreaField name={`${row}.content`} label={words("files.content")} rows={8} grows code />
            </>
          )}
        </ArrayField>
      </Form>
    </Card>
  );
}
