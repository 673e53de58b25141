import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { AuthLayout } from "#web/ui/auth/AuthLayout.tsx";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { passwordTexts } from "./passwordTexts.ts";
import { AuthNotice } from "#web/ui/auth/AuthNotice.tsx";

export function Page() {
  const words = useWords(passwordTexts);
  const [sentTo, sent] = useState<string>();
  if (sentTo === undefined)
    return (
      <AuthLayout title={words("forgot.title")} lead={words("forgot.lead")}>
        <ForgotPasswordForm onSent={sent} />
      </AuthLayout>
    );
  return (
    <AuthLayout
      title={words("forgot.sent")}
      lead={words("forgot.sentText", { email: `\u2068${sentTo}\u2069` })}
    >
      <AuthNotice
        takesFocus
        text={words("forgot.nothing")}
        action={{ label: words("forgot.again"), run: () => sent(undefined) }}
      />
    </AuthLayout>
  );
}
