import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
} from "@fluentui/react-components";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";

/** The longest name. */
const maxLength = 60;

const useStyles = makeStyles({
  surface: { maxInlineSize: "440px" },
  content: { display: "grid", gap: "12px", paddingBlock: "8px" },
  option: { display: "flex", alignItems: "center", gap: "8px", minBlockSize: "32px", cursor: "pointer" },
});

/** A question for a name. */
export interface NameDialogProps {
  open: boolean;
  title: string;
  label: string;
  /** The name to start with. */
  value: string;
  /** What may be chosen beside it. */
  option?: string | undefined;
  /** The word on the button. */
  action: string;
  /** Saves it; what it rejects with is shown at the field. */
  onSave: (name: string, chosen: boolean) => Promise<void>;
  onClose: () => void;
}

/** Asks for a name of 1 to 60 characters. */
export function NameDialog({ open, title, label, value, option, action, onSave, onClose }: NameDialogProps) {
  const styles = useStyles();
  useFocusBack(open, "dialog");
  const { t } = useTranslation(["table", "ui"]);
  const errorText = useErrorText();
  const [name, setName] = useState(value);
  const [chosen, setChosen] = useState(false);
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<AppError>();
  const [busy, setBusy] = useState(false);
  const problem = tried && name.trim() === "" ? t("ui:form.errors.REQUIRED") : error && problemOf(error);
  function problemOf(error: AppError): string {
    const { fields } = error;
    if (fields["list"]?.code === "OUT_OF_RANGE") return t("view.tooMany");
    return fields["name"]?.code === "TAKEN" ? t("ui:form.errors.TAKEN") : errorText(error);
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (name.trim() === "" || busy) return;
    setBusy(true);
    setError(undefined);
    await onSave(name.trim(), chosen).catch((thrown: unknown) => setError(toAppError(thrown)));
    setBusy(false);
  };
  return (
    <Dialog open={open} onOpenChange={(_, change) => change.open || onClose()}>
      <DialogSurface className={styles.surface}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>
              <Field label={label} required {...(problem && { validationMessage: problem })}>
                <Input
                  autoFocus
                  maxLength={maxLength}
                  value={name}
                  onChange={(_, change) => setName(change.value)}
                />
              </Field>
              {option && (
                <label className={styles.option}>
                  <CheckBox checked={chosen} onChange={() => setChosen(!chosen)} />
                  {option}
                </label>
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t("ui:confirm.cancel")}</Button>
              <Button appearance="primary" type="submit" disabledFocusable={busy}>
                {action}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
