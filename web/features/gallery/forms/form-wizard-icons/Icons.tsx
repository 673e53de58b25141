import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Options20Regular } from "@fluentui/react-icons/svg/options";
import { useTranslation } from "react-i18next";
import { deploySchema, deployInitial } from "#web/features/gallery/forms/parts/deployForm.ts";
import { useDeploySteps } from "#web/features/gallery/forms/parts/useDeploySteps.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";

const icons = {
  source: <Box20Regular />,
  shape: <Options20Regular />,
  summary: <CheckmarkCircle20Regular />,
};

export const Icons: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const steps = useDeploySteps(icons);
  return (
    <Wizard
      label={t("galleryDemos:forms.form-wizard-icons.Icons")}
      schema={deploySchema}
      initial={deployInitial}
      submitLabel={t("words.deploy")}
      onSubmit={async ({ name }) =>
        showToast({ tone: "success", text: t("form-wizard-numbered.steps.done", { name }) })
      }
      onCancel={() => undefined}
      steps={steps}
    />
  );
}
