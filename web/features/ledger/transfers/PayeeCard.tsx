import { Button, Field, Input, makeStyles } from "@fluentui/react-components";
import { type SyntheticEvent, useState } from "react";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { TransferPayeeDocument } from "./transfers.generated.ts";
import { type Payee, transferTexts } from "./transferParts.ts";

const useStyles = makeStyles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "12px" },
  field: { flexGrow: 1, flexBasis: "240px" },
  button: { marginBlockStart: "26px", "@media (max-width: 639.98px)": { marginBlockStart: 0 } },
  found: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
});

export interface PayeeCardProps {
  payee: Payee | undefined;
  onPayee: (payee: Payee | undefined) => void;
}

/** Asks who would be paid, and shows the name as far as it may be seen. */
export function PayeeCard({ payee, onPayee }: PayeeCardProps) {
  const styles = useStyles();
  const words = useWords(transferTexts);
  const errorText = useErrorText();
  const mutate = useMutate();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    mutate(TransferPayeeDocument, { payee: typed.trim() })
      .then(({ transferPayeeCheck }) => onPayee(transferPayeeCheck))
      .catch((thrown: unknown) => {
        const error = toAppError(thrown);
        setProblem(error.code === "NOT_FOUND" ? words("payee.nobody") : errorText(error));
      })
      .finally(() => setBusy(false));
  };
  return (
    <Card title={words("payee.title")} line={words("payee.line")}>
      <form className={styles.line} onSubmit={check} noValidate>
        <Field
          className={styles.field}
          label={words("payee.label")}
          {...(problem !== undefined && { validationMessage: problem })}
        >
          <Input
            dir="ltr"
            autoComplete="off"
            value={typed}
            onChange={(_, { value }) => {
              setTyped(value);
              onPayee(undefined);
            }}
          />
        </Field>
        <Button className={styles.button} type="submit" disabledFocusable={busy || typed.trim() === ""}>
          {words("payee.check")}
        </Button>
      </form>
      {payee && (
        <div className={styles.found} role="status">
          <StatusPill tone="ok">{words("payee.found", { name: payee.maskedName })}</StatusPill>
          {payee.isNew && <StatusPill tone="warn">{words("payee.isNew")}</StatusPill>}
        </div>
      )}
    </Card>
  );
}
