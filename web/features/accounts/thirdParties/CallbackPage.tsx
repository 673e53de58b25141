import { Spinner } from "@fluentui/react-components";
import { AuthLayout } from "#web/ui/auth/AuthLayout.tsx";
import { AuthNotice } from "#web/ui/auth/AuthNotice.tsx";
import { thirdPartyNames } from "#web/features/accounts/shared/ThirdPartyMark.tsx";
import { useLocation } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CodeForm } from "./CodeForm.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { thirdPartyTexts } from "./thirdPartyTexts.ts";
import { useWayBack } from "./useWayBack.ts";

export function Page() {
  const words = useWords(thirdPartyTexts);
  const thirdParty = useLocation().pathname.startsWith("/oauth/github/") ? "GITHUB" : "LINUXDO";
  const [state, fail] = useWayBack(thirdParty);
  const name = thirdPartyNames[thirdParty];
  if (state.at === "failed") {
    const { failure, to } = state;
    return (
      <AuthLayout title={words(`${failure}.title`, { name })} lead={words(`${failure}.text`, { name })}>
        <AuthNotice
          takesFocus
          back={false}
          action={{ label: words("back"), to: to?.startsWith("/user/") ? to : "/login" }}
        />
      </AuthLayout>
    );
  }
  if (state.at === "code")
    return (
      <AuthLayout title={words("code.title")} lead={words("code.text", { name })}>
        <CodeForm {...state} onGone={fail} />
      </AuthLayout>
    );
  if (state.at === "unknown")
    return (
      <AuthLayout title={words("unknown.title", { name })} lead={words("unknown.text", { name })}>
        <LinkForm {...state} name={name} onGone={fail} />
      </AuthLayout>
    );
  return (
    <AuthLayout title={words("asking.title", { name })} lead={words("asking.text", { name })}>
      <Spinner style={{ marginBlockStart: "24px" }} aria-label={words("asking.text", { name })} />
    </AuthLayout>
  );
}
