import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { storeTexts } from "#web/features/ledger/shared/store/storeParts.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { microsOf } from "./amounts.ts";
import { GiftCodeBatchCreateDocument } from "./manage.generated.ts";

const schema = async () => (await import("./batchSchema.ts")).batchSchema;

interface Values {
  title: string;
  amount: number | null;
  count: number | null;
  expiresAt: string | null;
}
const initial: Values = { title: "", amount: null, count: 10, expiresAt: null };

const useStyles = makeStyles({
  codes: {
    margin: 0,
    maxBlockSize: "360px",
    overflowY: "auto",
    padding: "16px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    fontFamily: appTokens.fontFamilyMonospace,
    userSelect: "all",
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export function BatchDrawer({ onDone, ...state }: DrawerState & { onDone: () => void }) {
  const styles = useStyles();
  const words = useWords(storeTexts);
  const mutate = useMutate();
  const [codes, show] = useState<readonly string[]>();
  const [kept, keep] = useState(false);
  const make = async ({ title, amount, count, expiresAt }: Values) => {
    const input = { title, amount: microsOf(amount) ?? "0", count: count ?? 0, expiresAt: expiresAt ?? "" };
    show((await mutate(GiftCodeBatchCreateDocument, { input })).made.codes);
    onDone();
  };
  const close = async () => {
    const question = {
      title: words("codes.leave.title"),
      text: words("codes.leave.text"),
      action: words("codes.leave.action"),
      tone: "neutral" as const,
    };
    if (kept || (await confirm(question))) state.onClose();
  };
  const lines = (codes ?? []).join("\n");
  return (
    <FormDrawer
      {...state}
      title={words("codes.add")}
      meta={words(codes ? "codes.once" : "codes.addLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("codes.make")}
      onSubmit={make}
      {...(codes && {
        onClose: () => void close(),
        outcome: {
          content: (
            <>
              <pre dir="ltr" className={styles.codes} aria-label={words("codes.made")}>
                {lines}
              </pre>
              <div className={styles.buttons}>
                <Button
                  icon={<Copy20Regular />}
                  onClick={() => {
                    keep(true);
                    void copyText(lines, words("codes.copied"));
                  }}
                >
                  {words("codes.copy")}
                </Button>
                <Button
                  as="a"
                  icon={<ArrowDownload20Regular />}
                  href={`data:text/csv;charset=utf-8,${encodeURIComponent(`code\n${lines}\n`)}`}
                  download="gift-codes.csv"
                  onClick={() => keep(true)}
                >
                  {words("codes.download")}
                </Button>
              </div>
            </>
          ),
          footer: (
            <Button appearance="primary" onClick={() => void close()}>
              {words("codes.done")}
            </Button>
          ),
        },
      })}
    >
      <TextField name="title" label={words("codes.fields.title")} required />
      <MoneyField name="amount" label={words("codes.fields.amount")} required currency="CNY" />
      <NumberField name="count" label={words("codes.fields.count")} required />
      <DateTimeField name="expiresAt" label={words("codes.fields.expiresAt")} required />
    </FormDrawer>
  );
}
