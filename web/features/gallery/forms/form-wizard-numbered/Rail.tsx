import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { deploySchema, deployInitial } from "#web/features/gallery/forms/parts/deployForm.ts";
import { useDeploySteps } from "#web/features/gallery/forms/parts/useDeploySteps.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { RailWizard } from "#web/ui/form/wizard/RailWizard.tsx";
import { Card } from "#web/ui/page/Card.tsx";

const useStyles = makeStyles({ price: { ...typographyStyles.title2, margin: 0 } });

export const Rail: Demo = { order: 15, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const { money } = useFormat();
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
        <Card title={t("words.price")}>
          <p className={styles.price}>{money({ amountMinor: 1_500, currency: "CNY" })}</p>
        </Card>
      }
      steps={useDeploySteps()}
    />
  );
}
