import { useTranslation } from "react-i18next";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import { ExampleState } from "./ExampleState.tsx";

export function SkeletonExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.states.loading");
  return (
    <>
      <ExampleState name="card">
        <CardSkeleton label={label} />
      </ExampleState>
      <ExampleState name="detail">
        <DetailSkeleton label={label} />
      </ExampleState>
      <ExampleState name="form">
        <FormSkeleton label={label} />
      </ExampleState>
    </>
  );
}
