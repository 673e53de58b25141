import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { Stepper } from "#web/ui/timeline/Stepper.tsx";

const names = ["queue", "pull", "start", "check"] as const;

export const Work: Demo = { order: 40, controls: ["error"], Piece };

function Piece({ error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const steps = names.map((id, place) => ({
    id,
    name: t(`form-wizard-numbered.Work.${id}`),
    state: (["done", "done", error ? "failed" : "now", "waiting"] as const)[place] ?? "waiting",
    ...(place < 2 && { note: t("form-wizard-numbered.Work.seconds") }),
  }));
  return <Stepper label={t("form-wizard-numbered.Work.label")} steps={steps} />;
}
