import { useTranslation } from "react-i18next";
import { deploySchema, deployInitial } from "#web/features/gallery/forms/parts/deployForm.ts";
import { useDeploySteps } from "#web/features/gallery/forms/parts/useDeploySteps.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { RailWizard } from "#web/ui/form/wizard/RailWizard.tsx";
import { PriceCard } from "#web/ui/money/PriceCard.tsx";

export const Rail: Demo = { order: 15, keys: true, Piece };

function Piece() {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  return (
    <RailWizard
      label={t("galleryDemos:forms.form-wizard-numbered.Rail")}
      schema={deploySchema}
      initial={deployInitial}
      submitLabel={t("words.deploy")}
      onSubmit={async ({ name }) =>
        showToast({ tone: "success", text: t("form-wizard-numbered.steps.done", { name }) })
      }
      onCancel={() => undefined}
      side={
        <PriceCard
          title={t("words.price")}
          price={{
            amount: "120000",
            termDiscount: "0",
            levelDiscount: "0",
            lines: [
              { id: "app", name: t("words.berth"), amount: "100000" },
              { id: "port", name: t("words.port"), amount: "20000" },
            ],
          }}
          isCurrent
          period="HOUR"
          purse={{ cash: "128640000", gift: "0", hourly: "300000" }}
          lasts={t("words.lasts")}
        />
      }
      steps={useDeploySteps()}
    />
  );
}
