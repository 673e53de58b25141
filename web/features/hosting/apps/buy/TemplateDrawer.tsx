import { useApolloClient } from "@apollo/client/react";
import { isRecord } from "#web/lib/isRecord.ts";
import { settled } from "#web/lib/graphql/settled.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";
import { HostedBuyTemplateDocument } from "./buy.generated.ts";
import { type BuyTemplate, buyTexts } from "./buyParts.ts";
import type { TemplateSource } from "./buyForm.ts";

export interface TemplateDrawerProps extends DrawerState {
  template: BuyTemplate;
  onFilled: (source: TemplateSource) => void;
}

/** The defaults that the schema names. */
const defaultsOf = (schema: unknown): Record<string, unknown> =>
  isRecord(schema) && isRecord(schema["properties"])
    ? Object.fromEntries(
        Object.entries(schema["properties"]).flatMap(([name, part]) =>
          isRecord(part) && part["default"] !== undefined ? [[name, part["default"]]] : [],
        ),
      )
    : {};

/** What a template wants to know, as its schema says. */
export function TemplateDrawer({ template, onFilled, ...state }: TemplateDrawerProps) {
  const words = useWords(buyTexts);
  const client = useApolloClient();
  const { slug, title, line, inputsSchema } = template;
  return (
    <Drawer {...state} title={title} meta={line}>
      <SchemaForm
        label={title}
        schema={isRecord(inputsSchema) ? inputsSchema : {}}
        initial={defaultsOf(inputsSchema)}
        hints={{ html: { "ui:widget": "textarea" } }}
        submitLabel={words("template.take")}
        onCancel={state.onClose}
        onSubmit={async (inputs) => {
          const { data } = await settled(
            client.query({
              query: HostedBuyTemplateDocument,
              variables: { slug, inputs },
              fetchPolicy: "no-cache",
            }),
          );
          onFilled(data.source);
          state.onClose();
        }}
      />
    </Drawer>
  );
}
