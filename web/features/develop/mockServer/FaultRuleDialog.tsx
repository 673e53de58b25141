import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import {
  type FaultRulePartsFragment,
  useMockRuleCreateMutation,
  useMockRuleUpdateMutation,
} from "./mockServer.generated.ts";
import { formValues, methods, ruleInput, faultRuleSchema, type FaultRuleValues } from "./faultRule.ts";

const useStyles = makeStyles({
  surface: { maxInlineSize: "640px" },
  pair: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 519.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  content: { display: "grid", gap: "16px", padding: "4px" },
});

export interface FaultRuleDialogProps {
  open: boolean;
  rule: FaultRulePartsFragment | null;
  onClose: () => void;
  onSaved: () => void;
}

export function FaultRuleDialog({ open, rule, onClose, onSaved }: FaultRuleDialogProps) {
  const styles = useStyles();
  useFocusBack(open, "dialog");
  const { t } = useTranslation("mockServer");
  const [create] = useMockRuleCreateMutation();
  const [update] = useMockRuleUpdateMutation();
  const [shown, setShown] = useState(rule);
  if (open && rule !== shown) setShown(rule);
  const title = t(shown ? "rules.edit" : "rules.add");

  const save = async (values: FaultRuleValues) => {
    const input = ruleInput(values, shown?.enabled ?? true);
    await (shown ? update({ variables: { id: shown.id, input } }) : create({ variables: { input } }));
    onSaved();
    onClose();
    showToast({ tone: "success", text: t("rules.saved") });
  };
  return (
    <Dialog open={open} onOpenChange={(_, { open: stays }) => stays || onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <Form
              label={title}
              schema={faultRuleSchema}
              initial={formValues(shown)}
              onSubmit={save}
              onCancel={onClose}
              submitLabel={t("rules.save")}
            >
              <div className={styles.content}>
                <div className={styles.pair}>
                  <SelectField
                    name="method"
                    label={t("rules.fields.method")}
                    options={[
                      { value: "", label: t("rules.any") },
                      ...methods.map((value) => ({ value, label: value })),
                    ]}
                  />
                  <TextField name="path" label={t("rules.fields.path")} help={t("rules.help.path")} />
                  <TextField
                    name="operation"
                    label={t("rules.fields.operation")}
                    help={t("rules.help.operation")}
                  />
                  <TextField name="field" label={t("rules.fields.field")} help={t("rules.help.field")} />
                  <NumberField name="status" label={t("rules.fields.status")} help={t("rules.help.status")} />
                  <NumberField
                    name="delay"
                    label={t("rules.fields.delay")}
                    required
                    help={t("rules.help.delay")}
                  />
                  <NumberField
                    name="probability"
                    label={t("rules.fields.probability")}
                    required
                    help={t("rules.help.probability")}
                  />
                  <NumberField name="count" label={t("rules.fields.count")} help={t("rules.help.count")} />
                  <NumberField name="seed" label={t("rules.fields.seed")} help={t("rules.help.seed")} />
                  <TextField
                    name="sandbox"
                    label={t("rules.fields.sandbox")}
                    help={t("rules.help.sandbox")}
                  />
                </div>
              </div>
            </Form>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
