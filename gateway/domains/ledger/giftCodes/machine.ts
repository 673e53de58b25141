import { defineMachine } from "#gateway/platform/machine.ts";
import type { GiftCode, GiftCodeStateText } from "./repository.ts";

/** What was used, expired or switched off stays so. */
export const machine = defineMachine<
  Pick<GiftCode, "state">,
  GiftCodeStateText,
  "use" | "expire" | "disable"
>({
  what: "The gift code",
  stateOf: ({ state }) => state,
  steps: {
    use: { from: ["unused"], to: "used" },
    expire: { from: ["unused"], to: "expired" },
    disable: { from: ["unused"], to: "disabled" },
  },
});
