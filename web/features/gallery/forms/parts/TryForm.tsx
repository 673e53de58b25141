import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  form: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "16px",
    maxInlineSize: "640px",
  },
  check: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "start", gap: "12px" },
  values: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: "8px",
    maxBlockSize: "160px",
    overflow: "auto",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
    color: appTokens.colorNeutralForeground2,
    fontFamily: appTokens.fontFamilyMonospace,
    textAlign: "start",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

export interface TryFormProps<TInput extends FieldValues> {
  /** The page and the demo, whose title names the form: `textfield.Basic`. */
  demo: string;
  schema: z.core.$ZodType<unknown, TInput>;
  initial: TInput & DefaultValues<TInput>;
  /** What is wrong at which field, as a form keeps it. */
  wrong?: { readonly [K in Path<TInput>]?: string } | false;
  loading?: boolean;
  children: ReactNode;
}

/** Fields to try out: checked by their schema, with the values they would send. */
export function TryForm<TInput extends FieldValues>(props: TryFormProps<TInput>) {
  const { demo, schema, initial, wrong = false, loading = false, children } = props;
  const styles = useStyles();
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const form = useForm<TInput, unknown, unknown>({
    defaultValues: initial,
    mode: "onTouched",
    resolver: schemaResolver(schema),
  });
  const { setError, clearErrors } = form;
  const problems = JSON.stringify(wrong);
  useEffect(() => {
    const told: unknown = JSON.parse(problems);
    if (typeof told !== "object" || told === null) return;
    const isField = (name: string): name is Path<TInput> => name in told;
    for (const [name, message] of Object.entries(told))
      if (isField(name)) setError(name, { type: "server", message: String(message) });
    return () => clearErrors();
  }, [problems, setError, clearErrors]);
  const [sent, setSent] = useState("");
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t(`galleryDemos:forms.${demo}`)}
        className={styles.form}
        onSubmit={(event) =>
          void form.handleSubmit((values) => setSent(JSON.stringify(values, null, 1)))(event)
        }
      >
        {children}
        <div className={styles.check}>
          <Button type="submit" disabledFocusable={loading} {...(loading && { icon: <BusyRing /> })}>
            {t("check")}
          </Button>
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
