import { useTranslation } from "react-i18next";
import { deploySchema, deployInitial } from "#web/features/gallery/forms/parts/deployForm.ts";
import { useDeploySteps } from "#web/features/gallery/forms/parts/useDeploySteps.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";

export const Numbered: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const steps = useDeploySteps();
  const [search, setSearch] = useSearchParams();
  const goTo = (step: string) => {
    search.set("step", step);
    setSearch(search, { preventScrollReset: true });
  };
  const cancel = () => {
    search.delete("step");
    setSearch(search, { preventScrollReset: true });
  };

  return (
    <Wizard
      label={t("galleryDemos:forms.form-wizard-numbered.Numbered")}
      schema={deploySchema}
      initial={deployInitial}
      submitLabel={t("words.deploy")}
      onSubmit={async ({ name }) =>
        showToast({ tone: "success", text: t("form-wizard-numbered.steps.done", { name }) })
      }
      onCancel={cancel}
      at={search.get("step") ?? "source"}
      onStep={goTo}
      steps={steps}
    />
  );
}
