import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { Options20Regular } from "@fluentui/react-icons/svg/options";
import { useTranslation } from "react-i18next";
import { deploySchema, deployInitial } from "#web/features/gallery/forms/parts/deployForm.ts";
import { useDeploySteps } from "#web/features/gallery/forms/parts/useDeploySteps.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";

const icons = { source: <Box20Regular />, shape: <Options20Regular /> };

export const Short: Demo = { order: 20, controls: ["loading", "error"], keys: true, Piece };

function Piece({ loading, error }: DemoProps) {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const steps = useDeploySteps(icons).slice(0, 2);
  return (
    <Wizard
      label={t("galleryDemos:forms.form-wizard-icons.Short")}
      schema={deploySchema}
      initial={deployInitial}
      submitLabel={t("words.deploy")}
      onCancel={() => undefined}
      steps={steps}
      onSubmit={async ({ name }) => {
        if (error) throw new AppError("NETWORK", "");
        if (loading) await new Promise(() => undefined);
        showToast({ tone: "success", text: t("form-wizard-numbered.steps.done", { name }) });
      }}
    />
  );
}
