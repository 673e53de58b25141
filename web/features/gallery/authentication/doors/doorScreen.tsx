import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AuthCard } from "#web/ui/auth/AuthCard.tsx";
import { AuthLayout } from "#web/ui/auth/AuthLayout.tsx";
import { AuthNotice } from "#web/ui/auth/AuthNotice.tsx";
import type { DoorLayout, DoorName } from "./door.ts";
import { DoorForm } from "./DoorForm.tsx";
import { ExampleNote } from "./ExampleNote.tsx";

/** A door as an example: `v1` on a card in the middle, `v2` beside the harbour. */
export function doorScreen(door: DoorName, layout: DoorLayout) {
  const Layout = layout === "v1" ? AuthCard : AuthLayout;
  return function DoorPage() {
    const { t } = useTranslation("galleryDoors");
    const [isDone, setDone] = useState(door === "verify-email");
    const state = isDone ? "done" : "asked";
    return (
      <Layout title={t(`doors.${door}.${state}.title`)} lead={t(`doors.${door}.${state}.lead`)}>
        {isDone ? (
          <AuthNotice
            back={false}
            takesFocus={door !== "verify-email"}
            action={
              door === "verify-email"
                ? { label: t("again.link"), to: `/pages/authentication/login-${layout}` }
                : { label: t("again.form"), run: () => setDone(false) }
            }
          />
        ) : (
          <DoorForm door={door} layout={layout} onDone={() => setDone(true)} />
        )}
        <ExampleNote door={door} layout={layout} />
      </Layout>
    );
  };
}
