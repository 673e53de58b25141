import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "#web/lib/errors/appError.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RecordFormDrawer } from "#web/ui/record/RecordFormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import {
  CategoryReadDocument,
  CategoryCreateDocument,
  CategoryMoveDocument,
  CategoryUpdateDocument,
} from "./categories.generated.ts";
import type { CategoryValues } from "./categorySchema.ts";
import {
  besideOf,
  categoryList,
  type CategoryRow,
  type CategoryTree,
  type OpenCategory,
} from "./categoryTree.ts";

const schema = async () => (await import("./categorySchema.ts")).categorySchema;

const atTheEnd = 500;

const valuesOf = ({ name, description, root, parent, status }: CategoryRow): CategoryValues => ({
  name,
  description,
  place: parent ?? root,
  shown: status === "ACTIVE",
});

const inputOf = ({ shown, ...values }: CategoryValues) => ({
  ...values,
  status: shown ? ("ACTIVE" as const) : ("HIDDEN" as const),
});

export interface CategoryDrawerProps extends DrawerState, OpenCategory {
  tree: CategoryTree;
}

export function CategoryDrawer({ tree, category, copied, place = "", ...drawer }: CategoryDrawerProps) {
  const words = useWords(categoryList.texts);
  const { t } = useTranslation(["ecommerce", "ui"]);
  const client = useApolloClient();
  const mutate = useMutate();
  const key = useRef(newKey());
  const mayStandIn = !category || tree.categories.every(({ parent }) => parent !== category.id);
  const placeOf = (at: string) => {
    const parent = tree.categories.find(({ id }) => id === at);
    const root = parent?.root ?? tree.roots.find((one) => one.category === at)?.category;
    if (!root) throw new AppError("NOT_FOUND", "The place is gone.");
    return { root, parent: parent?.id ?? null };
  };
  const options = tree.roots
    .filter((root) => !category || root.category === category.root)
    .flatMap(({ category: root }) => {
      const label = t(`products.categories.${root}`);
      const inner = mayStandIn
        ? besideOf(tree.categories, root, null).filter(({ id }) => id !== category?.id)
        : [];
      return [
        { value: root, label },
        ...inner.map(({ id, name }) => ({ value: id, label: words("form.within", { root: label, name }) })),
      ];
    });
  const edited = category && {
    record: category,
    valuesOf,
    reload: async () => (await fetchUncached(client, CategoryReadDocument, { id: category.id })).record,
    update: async ({ place: at, ...input }: Partial<ReturnType<typeof inputOf>>, expectedVersion: number) => {
      const { id, root, parent } = category;
      const { saved } = await mutate(CategoryUpdateDocument, { id, input, expectedVersion });
      if (at === undefined) return saved;
      const back = at === (parent ?? root);
      const position = back
        ? besideOf(tree.categories, root, parent).findIndex((one) => one.id === id)
        : atTheEnd;
      const { moved } = await mutate(CategoryMoveDocument, { id, parent: placeOf(at).parent, position });
      return moved.items.find((one) => one.id === id) ?? saved;
    },
  };
  return (
    <RecordFormDrawer
      {...drawer}
      list={categoryList}
      meta={category?.name ?? words("form.line")}
      schema={schema}
      blank={
        copied
          ? { ...valuesOf(copied), name: t("ui:commands.copyOf", { name: copied.name }) }
          : { name: "", description: "", place, shown: true }
      }
      inputOf={inputOf}
      name="name"
      create={async ({ place: at, ...values }) => {
        const input = { ...values, ...placeOf(at) };
        return (await mutate(CategoryCreateDocument, { input, idempotencyKey: key.current })).created;
      }}
      edited={edited}
    >
      <TextField name="name" label={words("fields.name")} required />
      <TextAreaField name="description" label={words("fields.description")} rows={3} max={300} />
      <SelectField
        name="place"
        label={words("fields.place")}
        required
        options={options}
        help={words(category ? "form.placeEditHelp" : "form.placeHelp")}
      />
      <SwitchField name="shown" label={words("fields.shown")} help={words("form.shownHelp")} />
    </RecordFormDrawer>
  );
}
