import { skipToken, useApolloClient } from "@apollo/client/react";
import { Button, makeStyles } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { useCallback } from "react";
import { useFormContext } from "react-hook-form";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { useWords } from "#web/lib/texts/words.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { invoiceList } from "./invoiceList.ts";
import { InvoiceClientChoicesDocument, useInvoiceClientNameQuery } from "./invoiceForm.generated.ts";

const ClientDrawer = lazyComponent(() => import("./ClientDrawer.tsx"), "ClientDrawer");

const useStyles = makeStyles({
  field: { display: "grid", gap: "4px" },
  add: { justifySelf: "start", minInlineSize: 0, paddingInline: "4px" },
});

interface Named {
  id: string;
  company: string;
}

const choiceOf = ({ id, company }: Named) => ({ value: id, label: company });

/** Whom an invoice is for: one of the clients, or a new one. */
export function ClientField({ name }: { name: string }) {
  const styles = useStyles();
  const words = useWords(invoiceList.texts);
  const client = useApolloClient();
  const { watch, setValue } = useFormContext();
  const chosen: unknown = watch(name);
  const { data } = useInvoiceClientNameQuery(
    typeof chosen === "string" ? { variables: { id: chosen } } : skipToken,
  );
  const [drawer, add] = useDrawer((_: null, state) => (
    <ClientDrawer
      {...state}
      onAdded={(id) => setValue(name, id, { shouldDirty: true, shouldValidate: true })}
    />
  ));
  const load = useCallback(
    async (q: string) =>
      (
        await client.query({
          query: InvoiceClientChoicesDocument,
          variables: { q },
          fetchPolicy: "network-only",
        })
      ).data?.clients.items.map(choiceOf) ?? [],
    [client],
  );
  return (
    <div className={styles.field}>
      <ComboField
        name={name}
        label={words("fields.client")}
        required
        load={load}
        labelOf={(id) => (data?.client?.id === id ? choiceOf(data.client).label : "")}
      />
      <Button
        className={styles.add}
        size="small"
        appearance="transparent"
        icon={<Add16Regular />}
        onClick={() => add(null)}
      >
        {words("client.add")}
      </Button>
      {drawer}
    </div>
  );
}
