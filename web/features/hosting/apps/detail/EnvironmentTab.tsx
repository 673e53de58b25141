import { makeStyles } from "@fluentui/react-components";
import { Eye16Regular } from "@fluentui/react-icons/svg/eye";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { HostedAppVariablesDocument, useHostedAppEnvironmentQuery } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";
import { SecretDrawer } from "./SecretDrawer.tsx";

const schema = z.object({ text: z.string().check(z.maxLength(1_048_576)) });

const useStyles = makeStyles({
  parts: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  code: { fontFamily: appTokens.fontFamilyMonospace, fontSize: "13px", overflowWrap: "anywhere" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function EnvironmentTab({ app, reload }: AppTabProps) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const mutate = useMutate();
  const { data, error, refetch } = useHostedAppEnvironmentQuery({
    variables: { appId: app.id },
    fetchPolicy: "network-only",
  });
  const text = data?.environment.text;
  const initial = useMemo(() => ({ text: text ?? "" }), [text]);
  const [drawer, reveal] = useDrawer<string>((key, state) => (
    <SecretDrawer {...state} appId={app.id} secret={key} />
  ));
  if (!data)
    return error ? (
      <ErrorState title={words("environmentFailed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("environment")} lines={6} />
    );
  const { variables, version } = data.environment;
  const code = (value: string) => (
    <bdi dir="ltr" className={styles.code}>
      {value}
    </bdi>
  );
  return (
    <div className={styles.parts}>
      <Card title={words("environment")} line={words("environmentLine")}>
        {variables.length === 0 ? (
          <p className={styles.none}>{words("noVariables")}</p>
        ) : (
          <PlainTable
            label={words("environment")}
            rows={variables.map((one) => ({ id: one.key, ...one }))}
            columns={[
              { id: "key", label: words("variableFields.key"), cell: ({ key }) => code(key) },
              {
                id: "value",
                label: words("variableFields.value"),
                cell: ({ value, isSecret }) => code(isSecret ? "••••••" : (value ?? "")),
              },
              {
                id: "reveal",
                label: words("variableFields.reveal"),
                width: 72,
                end: true,
                cell: ({ key, isSecret }) =>
                  isSecret && (
                    <ToolButton
                      small
                      label={words("secret.of", { key })}
                      icon={<Eye16Regular />}
                      onPress={() => reveal(key)}
                    />
                  ),
              },
            ]}
          />
        )}
      </Card>
      <Card title={words("bulk.title")} line={words("bulk.line")}>
        <Form
          stays
          label={words("bulk.title")}
          schema={schema}
          initial={initial}
          submitLabel={words("bulk.save")}
          onCancel={() => undefined}
          onSubmit={async (given) => {
            await mutate(HostedAppVariablesDocument, {
              appId: app.id,
              text: given.text,
              expectedVersion: version,
            });
            showToast({ tone: "success", text: words("bulk.done") });
            await refetch();
            void reload();
          }}
        >
          <TextAreaField
            name="text"
            label={words("bulk.label")}
            rows={10}
            grows
            code
            help={words("bulk.help")}
          />
        </Form>
      </Card>
      {drawer}
    </div>
  );
}
