import { useApolloClient } from "@apollo/client/react";
import { Button, makeStyles } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { forgetFigures } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { placeInput, placeText } from "./productPlace.ts";
import { useProductPlaces } from "./useProductPlaces.ts";
import { ProductPlaceCreateDocument } from "./products.generated.ts";

const NameDialog = lazyComponent(() => import("#web/ui/table/tools/NameDialog.tsx"), "NameDialog", {
  texts: ["table"],
});

const useStyles = makeStyles({
  field: { display: "grid", justifyItems: "stretch", gap: "4px" },
  add: { justifySelf: "start", minInlineSize: 0, paddingInline: "4px" },
});

export function ProductPlaceField({ name }: { name: string }) {
  const styles = useStyles();
  const words = useWords("ecommerce:products");
  const t = useWords("ecommerceProducts");
  const { cache } = useApolloClient();
  const mutate = useMutate();
  const key = useRef(newKey());
  const [adding, setAdding] = useState(false);
  const { field } = useController({ name });
  const { known, options, own } = useProductPlaces();
  const place = String(field.value);
  const { category, shopCategory } = placeInput(place);
  const chosen = own.find(({ id }) => id === shopCategory);
  // Two levels stand below a product category: a new one stands in the first, or beside the second.
  const inside = own.find(({ id }) => id === (chosen?.parent ?? chosen?.id));
  const add = async (text: string) => {
    const input = { name: text, root: category, parent: inside?.id ?? null };
    const { created } = await mutate(ProductPlaceCreateDocument, { input, idempotencyKey: key.current });
    key.current = newKey();
    forgetFigures(cache, { figures: ["shopCategoryTree"] });
    field.onChange(placeText(category, created.id));
    setAdding(false);
  };
  const coming = options.some(({ value }) => value === place)
    ? []
    : [{ value: place, label: words(`categories.${category}`) }];
  return (
    <div className={styles.field}>
      <SelectField name={name} label={words("fields.category")} required options={[...options, ...coming]} />
      <Button
        className={styles.add}
        size="small"
        appearance="transparent"
        icon={<Add16Regular />}
        disabledFocusable={!known}
        onClick={() => setAdding(true)}
      >
        {t("newCategory")}
      </Button>
      {adding && (
        <NameDialog
          open
          title={t("newCategory")}
          label={t("newCategoryName", { place: inside?.label ?? words(`categories.${category}`) })}
          value=""
          action={t("addCategory")}
          onSave={add}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
