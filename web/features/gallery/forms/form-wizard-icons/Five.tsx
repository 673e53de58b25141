import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Options20Regular } from "@fluentui/react-icons/svg/options";
import { WalletCreditCard20Regular } from "@fluentui/react-icons/svg/wallet-credit-card";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useDeploySteps } from "#web/features/gallery/forms/parts/useDeploySteps.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { WizardSteps } from "#web/ui/form/wizard/WizardSteps.tsx";

const icons = {
  source: <Box20Regular />,
  shape: <Options20Regular />,
  summary: <CheckmarkCircle20Regular />,
};

export const Five: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const [source, shape, summary] = useDeploySteps(icons);
  const [at, setAt] = useState(2);
  const more = (id: "network" | "pay", icon: ReactElement) => ({
    id,
    icon,
    title: t(`form-wizard-icons.Five.${id}`),
    line: t(`form-wizard-icons.Five.${id}Line`),
  });
  const steps = [
    source,
    shape,
    more("network", <Globe20Regular />),
    more("pay", <WalletCreditCard20Regular />),
    summary,
  ].filter((step) => step !== undefined);

  return (
    <WizardSteps
      label={t("galleryDemos:forms.form-wizard-icons.Five")}
      steps={steps}
      current={at}
      reached={4}
      onGo={setAt}
    />
  );
}
