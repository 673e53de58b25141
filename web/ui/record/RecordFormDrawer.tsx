import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useWords } from "#web/lib/texts/words.ts";
import type { FormProps } from "#web/ui/form/formProps.ts";
import {
  useVersionedSave,
  type Versioned,
  type VersionedSaveOptions,
} from "#web/ui/form/merge/useVersionedSave.ts";
import { useCreated } from "./useCreated.ts";
import type { ActedList } from "#web/ui/table/useListActions.ts";
import { FormDrawer, type FormDrawerProps } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";

/** A record that the drawer changes. */
export interface EditedRecord<
  TRecord extends Versioned,
  TInitial extends TValues,
  TValues,
  TChange extends object,
> extends Pick<VersionedSaveOptions<TRecord, TInitial, TValues, TChange>, "record" | "reload" | "update"> {
  /** The record as the form holds it. */
  valuesOf: (record: TRecord) => TInitial;
  /** What is edited (`Product:7`), where others are shown who is at it. */
  presence?: string;
}

/** A form in a drawer that makes a new record, or changes one. */
export interface RecordFormDrawerProps<
  TRecord extends Versioned,
  TInput extends FieldValues,
  TValues extends TInput,
  TChange extends object,
>
  extends DrawerState, Pick<FormDrawerProps<TInput, TValues>, "meta" | "schema" | "children"> {
  /**
   * The list that the record is in, and where its texts stand: `add` names the form of a new one and its button, `edit` the form of
   * one that is changed; `created` and `saved`, with `name`, tell what was done. Without `cache` no list is brought up to date.
   */
  list: Pick<ActedList, "texts"> & Partial<ActedList>;
  /** What a new one begins with: nothing, or the values of the one that it is a copy of. */
  blank: FormProps<TInput, TValues>["initial"];
  /** The input of the mutations. */
  inputOf: (values: TValues) => TChange;
  /** What the form holds as the record's name, where the texts say it. */
  name?: keyof TInput & string;
  /** Makes one. */
  create: (input: TChange) => Promise<{ id: string }>;
  /** The path of the screen of one, where it has one. */
  pathOf?: (id: string) => string;
  /** The record that is changed; undefined where a new one is made. */
  edited?:
    | EditedRecord<TRecord, TValues & FormProps<TInput, TValues>["initial"], TValues, TChange>
    | undefined;
}

/**
 * Does in a drawer what `formScreen` does on a screen: makes a record, blank or as a copy, or changes one, merges with what others
 * saved meanwhile, and offers Undo.
 */
export function RecordFormDrawer<
  TRecord extends Versioned,
  TInput extends FieldValues,
  TValues extends TInput,
  TChange extends object,
>(props: RecordFormDrawerProps<TRecord, TInput, TValues, TChange>) {
  const { edited } = props;
  return edited ? <Edit {...props} edited={edited} /> : <Create {...props} />;
}

const nameIn = (values: object, name: string | undefined) =>
  String(new Map(Object.entries(values)).get(name ?? "") ?? "");

function Create<
  TRecord extends Versioned,
  TInput extends FieldValues,
  TValues extends TInput,
  TChange extends object,
>(props: RecordFormDrawerProps<TRecord, TInput, TValues, TChange>) {
  const { list, blank, inputOf, name, create, pathOf, edited: _, ...drawer } = props;
  const words = useWords(list.texts);
  const created = useCreated(list, pathOf);
  return (
    <FormDrawer<TInput, TValues>
      {...drawer}
      title={words("add")}
      initial={blank}
      submitLabel={words("add")}
      onSubmit={async (values) => {
        const { id } = await create(inputOf(values));
        drawer.onClose();
        created({ id, name: nameIn(values, name) });
      }}
    />
  );
}

function Edit<
  TRecord extends Versioned,
  TInput extends FieldValues,
  TValues extends TInput,
  TChange extends object,
>(
  props: RecordFormDrawerProps<TRecord, TInput, TValues, TChange> & {
    edited: EditedRecord<TRecord, TValues & FormProps<TInput, TValues>["initial"], TValues, TChange>;
  },
) {
  const { list, blank: _, inputOf, name, create: _c, pathOf: _p, edited, ...drawer } = props;
  const { presence, ...record } = edited;
  const words = useWords(list.texts);
  const { t } = useTranslation("ui");
  const form = useVersionedSave({
    ...record,
    inputOf,
    ...(list.cache && { list: list.cache }),
    saved: (values: TValues) => words("saved", { name: nameIn(values, name) }),
    onSaved: drawer.onClose,
  });
  return (
    <FormDrawer<TInput, TValues>
      {...drawer}
      {...form}
      {...(presence !== undefined && { record: presence })}
      title={words("edit")}
      submitLabel={t("commands.save")}
    />
  );
}
