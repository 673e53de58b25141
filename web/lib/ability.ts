/** One thing a viewer may do, spelled as the routes spell it. */
export interface AbilityRule {
  action: string;
  subject: string;
}

/**
 * Whether the rules allow the action on the subject. `manage` stands for every action and `all` for every subject, as in
 * CASL. The console only mirrors the gateway here: its answer is the one that counts.
 */
export function can(rules: readonly AbilityRule[], action: string, subject: string): boolean {
  return rules.some(
    (rule) => (rule.action === action || rule.action === "manage") && (rule.subject === subject || rule.subject === "all"),
  );
}
