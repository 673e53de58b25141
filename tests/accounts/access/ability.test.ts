import { createMongoAbility } from "@casl/ability";
import fc from "fast-check";
import { expect, it } from "vitest";
import { can } from "#web/lib/session/ability.ts";

const action = fc.constantFrom("manage", "read", "create", "update");
const subject = fc.constantFrom("all", "OrdinaryUser", "Developer", "ordinaryuser");

it("answers to every set of rules as the gateway does", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ action, subject }), { maxLength: 4 }),
      action,
      subject,
      (rules, ...asked) => {
        expect(can(rules, ...asked)).toBe(createMongoAbility(rules).can(...asked));
      },
    ),
  );
});
