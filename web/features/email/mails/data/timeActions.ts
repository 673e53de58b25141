import type { TFunction } from "i18next";
import type { Format } from "#web/lib/texts/format.ts";
import { snoozeTimes } from "./mailTools.ts";
import { pickTime, type TimePrompt } from "./pickTime.ts";

/** The times that are near at hand, and the question for another. */
export function timeActions(
  t: TFunction<"email">,
  format: Format,
  prompt: TimePrompt,
  run: (at: Date) => void,
) {
  const ask = async () => {
    const at = await pickTime(prompt);
    if (at) run(at);
  };
  return [
    ...snoozeTimes(new Date()).map(({ id, at }) => ({
      id,
      label: t("snooze.entry", { name: t(`snooze.${id}`), time: format.dateTime(at) }),
      run: () => run(at),
    })),
    { id: "pick", label: t("snooze.pick"), run: () => void ask() },
  ];
}
