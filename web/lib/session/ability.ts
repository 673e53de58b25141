/** One thing a viewer may do, spelled as the routes spell it. */
export interface AbilityRule {
  action: string;
  subject: string;
}

/**
 * Whether the rules of a session allow the action on the subject, by the meaning that CASL gives such rules: `manage` stands for
 * every action and `all` for every subject. The console only mirrors the gateway here: its answer is the one that counts.
 */
export const can = (rules: readonly AbilityRule[], action: string, subject: string): boolean =>
  rules.some(
    (rule) =>
      (rule.action === "manage" || rule.action === action) &&
      (rule.subject === "all" || rule.subject === subject),
  );
