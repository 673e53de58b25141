import { useTranslation } from "react-i18next";
import { Stepper, type WorkStep } from "#web/ui/timeline/Stepper.tsx";
import { ExampleState } from "./ExampleState.tsx";

export function StepperExample() {
  const { t } = useTranslation("kit");
  const say = (key: string) => t(`kit.display.stepper.${key}`);
  const steps = (states: readonly WorkStep["state"][]) =>
    ["queue", "prepare", "pull", "start", "check"].map((id, place) => ({
      id,
      name: say(id),
      state: states[place] ?? "waiting",
      ...(states[place] === "done" && { note: say("seconds") }),
    }));
  return (
    <>
      <Stepper label={say("title")} steps={steps(["done", "done", "now"])} />
      <ExampleState name="error">
        <Stepper label={say("title")} steps={steps(["done", "done", "done", "failed"])} />
      </ExampleState>
    </>
  );
}
