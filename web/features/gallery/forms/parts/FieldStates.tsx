import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";

const states = ["usual", "disabled", "readOnly", "error"] as const;

const useStyles = makeStyles({
  states: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(340px, 100%), 1fr))",
    alignItems: "start",
    gap: "20px 24px",
  },
  state: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px", minInlineSize: 0 },
  name: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface FieldState {
  name: string;
  disabled: boolean;
  readOnly: boolean;
}

export interface FieldStatesProps {
  value: unknown;
  /** What the broken one says, as a form keeps it. */
  problem?: string;
  /** Which of them there are. */
  only?: readonly (typeof states)[number][];
  children: (state: FieldState) => ReactNode;
}

/** One field as usual, disabled, read-only and wrong, beside each other. */
export function FieldStates({ value, problem = "INVALID", only = states, children }: FieldStatesProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(states.map((state) => [state, value])),
  });
  const { setError } = form;
  useEffect(() => setError("error", { type: "server", message: problem }), [setError, problem]);
  return (
    <FormProvider {...form}>
      <div className={styles.states}>
        {only.map((name) => (
          <div key={name} className={styles.state}>
            <p className={styles.name}>{t(`states.${name}`)}</p>
            {children({ name, disabled: name === "disabled", readOnly: name === "readOnly" })}
          </div>
        ))}
      </div>
    </FormProvider>
  );
}
