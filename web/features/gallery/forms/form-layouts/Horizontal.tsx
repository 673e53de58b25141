import { Button, Field, Input, makeStyles } from "@fluentui/react-components";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px", maxInlineSize: "640px" },
  input: { minWidth: 0, inlineSize: "100%" },
  save: { justifySelf: "end" },
});

export const Horizontal: Demo = { order: 20, controls: ["size", "disabled"], Piece };

function Piece({ disabled, size }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation(["galleryForms", "galleryDemos", "ui"]);
  const narrow = useNarrow();
  const name = t("words.app");
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name, email: "" },
  });
  const problem = formState.errors.email;
  const look = { orientation: narrow ? "vertical" : "horizontal", size } as const;

  return (
    <form
      noValidate
      aria-label={t("galleryDemos:forms.form-layouts.Horizontal")}
      className={styles.form}
      onSubmit={(event) =>
        void handleSubmit(() => showToast({ tone: "success", text: t("words.saved") }))(event)
      }
    >
      <Field {...look} label={t("words.name")}>
        <Input
          className={styles.input}
          size={size}
          disabled={disabled}
          defaultValue={name}
          {...register("name")}
        />
      </Field>
      <Field
        {...look}
        label={t("words.email")}
        required
        {...(problem && { validationMessage: t("ui:form.errors.NO_EMAIL") })}
      >
        <Input
          className={styles.input}
          size={size}
          disabled={disabled}
          dir="ltr"
          {...register("email", { pattern: /^\S+@\S+\.\S+$/, required: true })}
        />
      </Field>
      <Button type="submit" className={styles.save}>
        {t("words.save")}
      </Button>
    </form>
  );
}
