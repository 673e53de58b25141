import { type ReactNode, useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ExampleState } from "./ExampleState.tsx";

const states = ["disabled", "readOnly", "error"] as const;

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

/** One field disabled, read-only and wrong, below each other. */
export function FieldStates({ value, problem = "INVALID", only = states, children }: FieldStatesProps) {
  const form = useForm<Record<string, unknown>>({
    defaultValues: { disabled: value, readOnly: value, error: value },
  });
  const { setError } = form;
  useEffect(() => setError("error", { type: "server", message: problem }), [setError, problem]);
  return (
    <FormProvider {...form}>
      {only.map((name) => (
        <ExampleState key={name} name={name}>
          {children({ name, disabled: name === "disabled", readOnly: name === "readOnly" })}
        </ExampleState>
      ))}
    </FormProvider>
  );
}
