import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  check: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "start", gap: "12px" },
  values: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: "8px",
    maxBlockSize: "120px",
    overflow: "auto",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
    color: appTokens.colorNeutralForeground2,
    fontFamily: appTokens.fontFamilyMonospace,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

export interface ExampleFormProps<TInput extends FieldValues> {
  label: string;
  schema: z.core.$ZodType<unknown, TInput>;
  initial: TInput & DefaultValues<TInput>;
  children: ReactNode;
}

/** Fields to try out: checked by their schema, with the values they would send. */
export function ExampleForm<TInput extends FieldValues>({
  label,
  schema,
  initial,
  children,
}: ExampleFormProps<TInput>) {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  const form = useForm<TInput, unknown, unknown>({
    defaultValues: initial,
    mode: "onTouched",
    resolver: schemaResolver(schema),
  });
  const [sent, setSent] = useState("");
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={styles.form}
        onSubmit={(event) =>
          void form.handleSubmit((values) => setSent(JSON.stringify(values, null, 1)))(event)
        }
      >
        {children}
        <div className={styles.check}>
          <Button type="submit">{t("kit.forms.check")}</Button>
          {sent && (
            <pre dir="ltr" role="status" className={styles.values}>
              {sent}
            </pre>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
