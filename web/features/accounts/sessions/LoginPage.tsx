import type { ApolloClient } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { AuthLayout } from "#web/ui/auth/AuthLayout.tsx";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { signedOutStore } from "#web/lib/session/signedOut.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { LoginForm } from "./LoginForm.tsx";
import { ThirdPartiesDocument } from "./sessions.generated.ts";
import { SignedOutNotice } from "./SignedOutNotice.tsx";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, ThirdPartiesDocument, {});

export function Page() {
  const { t } = useTranslation("accounts");
  const signedOut = useStore(signedOutStore);
  return (
    <AuthLayout title={t("heading")} lead={t("lead")}>
      {signedOut && <SignedOutNotice {...signedOut} />}
      <LoginForm />
    </AuthLayout>
  );
}
