import { createContext, useContext, useEffect } from "react";

/** What a field tells the form around it: its label, and how a value of it reads. */
export interface FieldFacts {
  label: string;
  /** Writes a value for reading; a text or a number as it is by default. */
  describe?: (value: unknown) => string;
  /** What it holds is kept nowhere in the browser. */
  secret?: boolean;
}

/** The fields that stand in a form, by name. */
export type FieldRegistry = Map<string, FieldFacts>;

/** The registry of the form around; undefined outside of one. */
export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined);

/** Tells the form of a field while it stands, so that problems and conflicts can call it by its name. */
export function useRegisteredField(
  name: string,
  label: string,
  describe?: (value: unknown) => string,
  secret = false,
): void {
  const registry = useContext(FieldRegistryContext);
  useEffect(() => {
    registry?.set(name, { label, secret, ...(describe && { describe }) });
    return () => {
      // The form goes on holding what a secret one held.
      if (!secret) registry?.delete(name);
    };
  }, [registry, name, label, describe, secret]);
}
