import { defineMachine } from "#gateway/platform/machine.ts";
import type { InviteCodeRow, InviteCodeStateText } from "./repository.ts";

/** An owner switches a code off and on; what is over stays so. */
export const machine = defineMachine<
  Pick<InviteCodeRow, "state">,
  InviteCodeStateText,
  "disable" | "enable" | "expire" | "exhaust"
>({
  what: "The invite code",
  stateOf: ({ state }) => state,
  steps: {
    disable: { from: ["active"], to: "disabled" },
    enable: { from: ["disabled"], to: "active" },
    expire: { from: ["active"], to: "expired" },
    exhaust: { from: ["active"], to: "exhausted" },
  },
});
