import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import type { ComponentType } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  startQuery,
  useDocumentMutation,
  useDocumentQuery,
  useDocumentSubscription,
} from "#web/lib/graphql/operations.ts";
import type { PageModule } from "#web/lib/navigation/area.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import type { FormProps } from "#web/ui/form/formProps.ts";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import type { Versioned } from "#web/ui/form/merge/useVersionedSave.ts";
import { useStayingSave } from "#web/ui/form/sections/useStayingSave.ts";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import type { RecordProps } from "#web/ui/screen/recordScreen.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";

type NoVariables = Record<string, never>;

/** A record that is set part by part. */
interface Settings extends Versioned {
  id: string;
}

/** What a section is given. */
export interface SectionProps<TRecord> extends RecordProps<TRecord> {
  /** Its name among the sections. */
  section: string;
  /** What is edited: its type in the schema and its id, `ShopSettings:1`. */
  edited: string;
  texts: TextPlace;
}

/** What a screen of settings is made of. */
export interface SectionScreenOptions<TRecord, TSection extends string> {
  /** The type of the record in the schema, `ShopSettings`. */
  type: string;
  /** The query; its field is called `record`. */
  document: TypedDocumentNode<{ record: TRecord }, NoVariables>;
  /** What happens to the record, as it happens. */
  changes: TypedDocumentNode<unknown, NoVariables>;
  /** Where its texts stand: `tabs` names the tabs, `sections.<name>` each of them, `saved` with `section`, and `failed`. */
  texts: TextPlace;
  /** The sections in the order of their tabs, each made by `formSection`; the first is what the address without one shows. */
  sections: Readonly<Record<TSection, ComponentType<SectionProps<TRecord>>>>;
  /** What is said under the title. */
  useStatus?: (record: TRecord) => readonly string[];
}

const useStyles = makeStyles({ section: { maxInlineSize: "880px" } });

/** Makes the module of a screen of settings: one record whose parts are forms of their own, behind tabs (`?section=payments`). */
export function sectionScreen<TRecord extends Settings, TSection extends string>(
  options: SectionScreenOptions<TRecord, TSection>,
): Required<PageModule> {
  const { type, document, changes, texts, sections, useStatus } = options;
  const names: TSection[] = [];
  for (const name in sections) names.push(name);
  const [first, ...others] = names;
  if (first === undefined) throw new Error("A screen of settings has at least one section.");
  const tabs: [TSection, ...TSection[]] = [first, ...others];

  function Page() {
    const words = useWords(texts);
    const { title } = useScreen();
    const { data, error, refetch } = useDocumentQuery(document, {});
    if (data) return <Sections record={data.record} reload={async () => (await refetch()).data?.record} />;
    if (error) return <ErrorState title={words("failed")} error={error} onRetry={refetch} />;
    return <FormSkeleton label={title} />;
  }

  function Sections({ record, reload }: RecordProps<TRecord>) {
    const words = useWords(texts);
    const styles = useStyles();
    const [section, show] = useTab(tabs, "section");
    useDocumentSubscription(changes, { ignoreResults: true });
    const Section: ComponentType<SectionProps<TRecord>> = sections[section];
    return (
      <>
        <ScreenHeader status={useStatus?.(record) ?? []} />
        <PageTabs
          label={words("tabs")}
          tabs={tabs.map((id) => ({ id, label: words(`sections.${id}`) }))}
          tab={section}
          onTab={show}
        >
          <div className={styles.section}>
            <Section key={section} {...{ record, reload, section, texts }} edited={`${type}:${record.id}`} />
          </div>
        </PageTabs>
      </>
    );
  }

  return { Page, preload: (_: URL, client: ApolloClient) => startQuery(client, document, {}) };
}

/** Stands in a section's place while its code comes. */
export function SectionSkeleton() {
  return <CardSkeleton label={useScreen().title} lines={6} />;
}

/** What a section is made of. */
export interface FormSectionOptions<
  TRecord extends Settings,
  TInput extends FieldValues,
  TValues extends TInput,
  TChange extends object,
> {
  schema: FormProps<TInput, TValues>["schema"];
  /** The part of the record that the form holds. */
  valuesOf: (record: TRecord) => TValues & FormProps<TInput, TValues>["initial"];
  /** The input of the mutation. */
  inputOf: (values: TValues) => TChange;
  /** The mutation that takes all of the part; its field is called `saved`. */
  update: TypedDocumentNode<
    { saved: Versioned },
    { input: TChange; expectedVersion?: number | null | undefined }
  >;
  /** The fields, in their cards. */
  Fields: ComponentType<{ record: TRecord }>;
}

/** Makes a section of such a screen: a form that stays, merges with what others saved meanwhile, and offers Undo. */
export function formSection<
  TRecord extends Settings,
  TInput extends FieldValues,
  TValues extends TInput,
  TChange extends object,
>({
  schema,
  valuesOf,
  inputOf,
  update: document,
  Fields,
}: FormSectionOptions<TRecord, TInput, TValues, TChange>): ComponentType<SectionProps<TRecord>> {
  return function Section({ record, reload, section, edited, texts }) {
    const words = useWords(texts);
    const { t } = useTranslation("ui");
    const [update] = useDocumentMutation(document);
    const label = words(`sections.${section}`);
    const form = useStayingSave({
      record,
      reload,
      valuesOf,
      inputOf,
      update: async (_, expectedVersion, input) =>
        (await update({ variables: { input, expectedVersion } })).data.saved,
      saved: () => words("saved", { section: label }),
    });
    return (
      <Form<TInput, TValues>
        {...form}
        part="section"
        label={label}
        schema={schema}
        submitLabel={t("commands.save")}
        onCancel={() => undefined}
        record={edited}
      >
        <Fields record={record} />
      </Form>
    );
  };
}
