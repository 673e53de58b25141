import { useWatch } from "react-hook-form";
import type { TextPlace } from "#web/lib/texts/words.ts";
import { PasswordRuleList } from "#web/ui/form/checks/PasswordRuleList.tsx";

/** Where the texts of the rules stand. */
export interface PasswordRulesProps {
  /** `rulesLabel`, `met`, `open`, and `rules` with one for each rule. */
  texts: TextPlace;
}

/** Says below the fields of a new password what it needs, and marks what the field `password` of the form has. */
export function PasswordRules({ texts }: PasswordRulesProps) {
  const value: unknown = useWatch({ name: "password" });
  return <PasswordRuleList texts={texts} password={typeof value === "string" ? value : ""} />;
}
