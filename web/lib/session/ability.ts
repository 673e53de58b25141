import { Ability } from "@casl/ability";

/** One thing a viewer may do, spelled as the routes spell it. */
export interface AbilityRule {
  action: string;
  subject: string;
}

const abilities = new WeakMap<readonly AbilityRule[], Ability>();

/**
 * Whether the rules of a session allow the action on the subject: CASL's words, so `manage` stands for every action and `all`
 * for every subject. The console only mirrors the gateway here: its answer is the one that counts.
 */
export function can(rules: readonly AbilityRule[], action: string, subject: string): boolean {
  const ability = abilities.get(rules) ?? new Ability([...rules]);
  abilities.set(rules, ability);
  return ability.can(action, subject);
}
