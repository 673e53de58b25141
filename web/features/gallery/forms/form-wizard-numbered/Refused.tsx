import { useTranslation } from "react-i18next";
import { deploySchema, deployInitial } from "#web/features/gallery/forms/parts/deployForm.ts";
import { useDeploySteps } from "#web/features/gallery/forms/parts/useDeploySteps.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";

const initial = { ...deployInitial, name: "demo-mall", region: "east" };

export const Refused: Demo = { order: 20, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const steps = useDeploySteps();
  return (
    <Wizard
      label={t("galleryDemos:forms.form-wizard-numbered.Refused")}
      schema={deploySchema}
      initial={initial}
      submitLabel={t("words.deploy")}
      onCancel={() => undefined}
      steps={steps}
      onSubmit={async ({ name }) => {
        if (error) throw new AppError("NETWORK", "");
        if (name === "demo-mall")
          throw new AppError("BAD_USER_INPUT", "", {
            fields: { "input.name": { code: "TAKEN", message: "" } },
          });
        showToast({ tone: "success", text: t("form-wizard-numbered.steps.done", { name }) });
      }}
    />
  );
}
