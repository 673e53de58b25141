import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { consoleTourStore } from "#web/lib/navigation/consoleTour.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useTour } from "#web/ui/tour/useTour.ts";
import { rememberTour } from "./tourMemory.ts";

/** Where the parts of the shell are; what a narrow window does not show is left out. */
const places = [
  ["navigation", "[data-tour=navigation]"],
  ["search", "#search"],
  ["tools", "[data-tour=tools]"],
  ["person", "[data-tour=person]"],
  ["end", undefined],
] as const;

/** Shows the console to the person; drawn while it does, and remembered when it ends. */
export function ConsoleTour() {
  const { t } = useTranslation("bar");
  const tour = useTour();
  const tellError = useErrorToast();
  useEffect(() => {
    const end = () => {
      rememberTour();
      consoleTourStore.set(false);
    };
    const steps = places.map(([id, at]) => ({
      ...(at && { at }),
      title: t(`tour.steps.${id}.title`),
      text: t(`tour.steps.${id}.text`),
    }));
    tour(steps, end).catch((error: unknown) => {
      consoleTourStore.set(false);
      tellError(error);
    });
  }, [t, tour, tellError]);
  return null;
}
