import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { CheckmarkCircle16Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { Circle16Regular } from "@fluentui/react-icons/svg/circle";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FieldGrid } from "#web/ui/form/FieldGrid.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { useCustomerPasswordChangeMutation } from "./customerAccount.generated.ts";
import { passwordRules } from "./passwordRules.ts";

const schema = async () => (await import("./passwordSchema.ts")).passwordSchema;

const blank = { password: "", again: "" };

const useStyles = makeStyles({
  rules: {
    display: "grid",
    gap: "4px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    color: appTokens.colorNeutralForeground3,
  },
  rule: { display: "flex", alignItems: "center", gap: "8px" },
  met: { color: appTokens.okForeground },
});

export function CustomerPassword({ customer: { id, email, account } }: { customer: CustomerDetails }) {
  const { t } = useTranslation("ecommerceCustomers");
  const format = useFormat();
  const [change] = useCustomerPasswordChangeMutation();
  const [times, setTimes] = useState(0);
  const again = () => setTimes(times + 1);
  const { passwordChangedAt } = account;

  const save = async ({ password }: typeof blank) => {
    await change({ variables: { customerId: id, password } });
    again();
    showToast({ tone: "success", text: t("password.changed") });
  };
  return (
    <Card
      title={t("password.title")}
      line={
        passwordChangedAt
          ? t("password.changedAt", { when: format.relative(passwordChangedAt) })
          : t("password.never")
      }
    >
      <Form
        key={times}
        label={t("password.title")}
        schema={schema}
        initial={blank}
        submitLabel={t("password.action")}
        onSubmit={save}
        onCancel={again}
      >
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <FieldGrid>
          <TextField
            name="password"
            label={t("password.new")}
            required
            kind="password"
            autoComplete="new-password"
          />
          <TextField
            name="again"
            label={t("password.again")}
            required
            kind="password"
            autoComplete="new-password"
          />
        </FieldGrid>
        <Rules />
      </Form>
    </Card>
  );
}

function Rules() {
  const { t } = useTranslation("ecommerceCustomers");
  const styles = useStyles();
  const value: unknown = useWatch({ name: "password" });
  const password = typeof value === "string" ? value : "";
  return (
    <ul className={styles.rules} aria-label={t("password.rulesLabel")}>
      {passwordRules.map(({ id, met }) => {
        const done = met(password);
        const Icon = done ? CheckmarkCircle16Filled : Circle16Regular;
        return (
          <li key={id} className={mergeClasses(styles.rule, done && styles.met)}>
            <Icon aria-label={t(done ? "password.met" : "password.open")} />
            {t(`password.rules.${id}`)}
          </li>
        );
      })}
    </ul>
  );
}
