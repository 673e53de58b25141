import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDeploySteps } from "#web/features/gallery/forms/parts/useDeploySteps.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { WizardSteps } from "#web/ui/form/wizard/WizardSteps.tsx";

const useStyles = makeStyles({
  box: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    gap: "24px",
    "> ol": { inlineSize: "100%" },
  },
});

export const Marks: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const steps = useDeploySteps();
  const [at, setAt] = useState(1);
  return (
    <div className={styles.box}>
      <Segmented
        label={t("form-wizard-numbered.Marks.at")}
        parts={steps.map(({ id, title }) => ({ value: id, label: title }))}
        value={steps[at]?.id ?? ""}
        onChange={(id) => setAt(steps.findIndex((step) => step.id === id))}
      />
      <WizardSteps
        label={t("galleryDemos:forms.form-wizard-numbered.Marks")}
        steps={steps}
        current={at}
        reached={at}
        onGo={setAt}
      />
    </div>
  );
}
