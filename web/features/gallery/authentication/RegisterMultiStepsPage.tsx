import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AuthCard } from "#web/ui/auth/AuthCard.tsx";
import { AuthNotice } from "#web/ui/auth/AuthNotice.tsx";
import { ExampleNote } from "./doors/ExampleNote.tsx";
import { RegisterSteps } from "./doors/RegisterSteps.tsx";

export function Page() {
  const { t } = useTranslation("galleryDoors");
  const [isDone, setDone] = useState(false);
  const state = isDone ? "done" : "asked";
  return (
    <AuthCard wide title={t(`steps.${state}.title`)} lead={t(`steps.${state}.lead`)}>
      {isDone ? (
        <AuthNotice back={false} takesFocus action={{ label: t("again.form"), run: () => setDone(false) }} />
      ) : (
        <RegisterSteps onDone={() => setDone(true)} />
      )}
      <ExampleNote layout="v1" />
    </AuthCard>
  );
}
