import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import {
  CategoryReadDocument,
  useCategoryCreateMutation,
  useCategoryMoveMutation,
  useCategoryUpdateMutation,
} from "./categories.generated.ts";
import type { CategoryValues } from "./categorySchema.ts";
import { besideOf, type CategoryRow, type CategoryTree } from "./categoryTree.ts";
import { categoryCacheKeys } from "./useCategoryActions.tsx";

const schema = async () => (await import("./categorySchema.ts")).categorySchema;

export interface CategoryDrawerProps {
  open: boolean;
  tree: CategoryTree;
  category: CategoryRow | undefined;
  place: string;
  onClose: () => void;
}

export function CategoryDrawer({ open, tree, category, place, onClose }: CategoryDrawerProps) {
  const { t } = useTranslation(["ecommerceCategories", "ecommerce"]);
  const client = useApolloClient();
  const [create] = useCategoryCreateMutation({ update: (cache) => refreshLists(cache, categoryCacheKeys) });
  const [update] = useCategoryUpdateMutation();
  const [move] = useCategoryMoveMutation();
  const key = useRef(newKey());
  const version = useRef(category?.version);
  const initial = useRef<CategoryValues>(
    category ? valuesOf(category) : { name: "", description: "", place, shown: true },
  ).current;
  const mayStandIn = !category || tree.categories.every(({ parent }) => parent !== category.id);

  const options = tree.roots
    .filter((root) => !category || root.category === category.root)
    .flatMap(({ category: root }) => {
      const name = t(`ecommerce:products.categories.${root}`);
      const inner = mayStandIn
        ? besideOf(tree.categories, root, null).filter(({ id }) => id !== category?.id)
        : [];
      return [
        { value: root, label: name },
        ...inner.map((one) => ({ value: one.id, label: t("form.within", { root: name, name: one.name }) })),
      ];
    });

  const save = async ({ name, description, place: chosen, shown }: CategoryValues) => {
    const parent = tree.categories.find(({ id }) => id === chosen);
    const input = { name, description, status: shown ? ("ACTIVE" as const) : ("HIDDEN" as const) };
    if (category) {
      const { data } = await update({
        variables: {
          id: category.id,
          input,
          ...(version.current !== undefined && { expectedVersion: version.current }),
        },
      });
      version.current = data.shopCategoryUpdate.version;
      if (chosen !== initial.place)
        await move({ variables: { id: category.id, parent: parent?.id ?? null, position: 500 } });
    } else {
      const root = parent?.root ?? tree.roots.find((one) => one.category === chosen)?.category;
      if (root)
        await create({
          variables: { input: { ...input, root, parent: parent?.id ?? null }, idempotencyKey: key.current },
        });
    }
    onClose();
    showToast({ tone: "success", text: t(category ? "saved" : "created", { name }) });
  };
  const loadCurrent = async () => {
    const { shopCategory } = await fetchUncached(client, CategoryReadDocument, { id: category?.id ?? "" });
    const accept = () => {
      version.current = shopCategory?.version;
    };
    return shopCategory ? { values: valuesOf(shopCategory), accept } : undefined;
  };
  return (
    <FormDrawer
      open={open}
      title={t(category ? "form.edit" : "form.add")}
      meta={category?.name ?? t("form.line")}
      schema={schema}
      initial={initial}
      submitLabel={t(category ? "form.save" : "form.add")}
      onSubmit={save}
      {...(category && { loadCurrent })}
      onClose={onClose}
    >
      <TextField name="name" label={t("fields.name")} required />
      <TextAreaField name="description" label={t("fields.description")} rows={3} max={300} />
      <SelectField
        name="place"
        label={t("fields.place")}
        required
        options={options}
        help={t(category ? "form.placeEditHelp" : "form.placeHelp")}
      />
      <SwitchField name="shown" label={t("fields.shown")} help={t("form.shownHelp")} />
    </FormDrawer>
  );
}

function valuesOf({ name, description, root, parent, status }: CategoryRow): CategoryValues {
  return { name, description, place: parent ?? root, shown: status === "ACTIVE" };
}
