import type { TypedDocumentNode } from "@apollo/client";
import type { ComponentType, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { generatePath } from "react-router-dom";
import { useNavigate, useParams } from "#web/lib/navigation/place.ts";
import { useDocumentMutation } from "#web/lib/graphql/operations.ts";
import type { PageModule } from "#web/lib/navigation/area.ts";
import { useGoBack } from "#web/lib/navigation/useGoBack.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useTranslation } from "react-i18next";
import { useWords } from "#web/lib/texts/words.ts";
import { Form } from "#web/ui/form/Form.tsx";
import type { FormProps } from "#web/ui/form/formProps.ts";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import { type Versioned, useVersionedSave } from "#web/ui/form/merge/useVersionedSave.ts";
import { useCopied } from "#web/ui/form/useCopied.ts";
import { useCreated } from "#web/ui/record/useCreated.ts";
import type { ActedList } from "#web/ui/table/useListActions.ts";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";

/** A record that a form changes. */
interface Edited extends Versioned {
  id: string;
}

/** What the two screens of a record's form are made of: the one that makes a new record, and the one that changes one. */
export interface FormScreenOptions<
  TRecord extends Edited,
  TInput extends FieldValues,
  TValues extends TInput,
  TChange extends object,
> {
  /** The type of the record in the schema, `Product`. */
  type: string;
  /** The list that the record is in. Its texts hold `created` and `saved` with `name`, `create.action`, and what `recordScreen` says. */
  list: ActedList;
  /** The path of the record's screen, with `:id`. */
  pattern: string;
  /** The query; its field is called `record`. */
  document: TypedDocumentNode<{ record?: TRecord | null }, { id: string }>;
  /** The mutation that makes one; its field is called `created`. */
  create: TypedDocumentNode<{ created: { id: string } }, { input: TChange }>;
  /** The mutation that changes one; its field is called `saved`. */
  update: TypedDocumentNode<
    { saved: Versioned },
    { id: string; input: Partial<TChange>; expectedVersion?: number | null | undefined }
  >;
  schema: FormProps<TInput, TValues>["schema"];
  /** What the form of a new record begins with. */
  blank: FormProps<TInput, TValues>["initial"];
  /** The record as the form holds it. */
  valuesOf: (record: TRecord) => TValues & FormProps<TInput, TValues>["initial"];
  /** The input of the mutations. */
  inputOf: (values: TValues) => TChange;
  /** What the form holds as the record's name. */
  name: keyof TInput & string;
  /** What a copy does not take over from the record. */
  uncopied?: Partial<TInput>;
  /** What is said under the record's name. */
  useStatus?: (record: TRecord) => readonly string[];
  /** The fields, in their cards. */
  Fields: ComponentType;
  /** What stands in place of the form where a record can no longer be changed; null where it can. */
  closed?: (record: TRecord) => ReactNode;
}

/**
 * Makes the module of both screens of a record's form. On the path without an id it makes a new record, blank or as a copy
 * (see `copyPath`); with one it changes that record, merges with what others saved meanwhile, and offers Undo.
 */
export function formScreen<
  TRecord extends Edited,
  TInput extends FieldValues,
  TValues extends TInput,
  TChange extends object,
>(options: FormScreenOptions<TRecord, TInput, TValues, TChange>): Required<PageModule> {
  const { type, list, pattern, document, schema, blank, valuesOf, inputOf, name, Fields } = options;

  function Create() {
    const words = useWords(list.texts);
    const { title, home } = useScreen();
    const navigate = useNavigate();
    const goBack = useGoBack(home);
    const copied = useCopied(document);
    const created = useCreated(list, (id) => generatePath(pattern, { id }));
    const [create] = useDocumentMutation(options.create);
    if (copied.loading) return <FormSkeleton label={title} />;

    const initial = copied.record
      ? {
          ...valuesOf(copied.record),
          ...options.uncopied,
          [name]: copied.nameOf(String(valuesOf(copied.record)[name])),
        }
      : blank;
    return (
      <>
        <ScreenHeader />
        <Form<TInput, TValues>
          label={title}
          schema={schema}
          initial={initial}
          submitLabel={words("create.action")}
          onSubmit={async (values) => {
            const { data } = await create({ variables: { input: inputOf(values) } });
            await navigate(home);
            created({ id: data.created.id, name: String(values[name]) });
          }}
          onCancel={goBack}
        >
          <Fields />
        </Form>
      </>
    );
  }

  function Edit({ record, reload }: RecordProps<TRecord>) {
    const words = useWords(list.texts);
    const { t } = useTranslation("ui");
    const { title, home } = useScreen();
    const goBack = useGoBack(home);
    const [update] = useDocumentMutation(options.update);
    const { id } = record;
    const form = useVersionedSave({
      record,
      reload,
      valuesOf,
      inputOf,
      update: async (input, expectedVersion) =>
        (await update({ variables: { id, input, expectedVersion } })).data.saved,
      list: list.cache,
      saved: (values) => words("saved", { name: values[name] }),
      onSaved: goBack,
    });
    return (
      <>
        <ScreenHeader name={String(valuesOf(record)[name])} status={options.useStatus?.(record) ?? []} />
        <Form<TInput, TValues>
          {...form}
          label={title}
          schema={schema}
          submitLabel={t("commands.save")}
          onCancel={goBack}
          record={`${type}:${id}`}
        >
          <Fields />
        </Form>
      </>
    );
  }

  const Screen = (props: RecordProps<TRecord>) => options.closed?.(props.record) ?? <Edit {...props} />;
  const edit = recordScreen({ pattern, document, texts: list.texts, Skeleton: FormSkeleton, Screen });
  const Page = () => (useParams()["id"] === undefined ? <Create /> : <edit.Page />);
  return { Page, preload: edit.preload };
}
