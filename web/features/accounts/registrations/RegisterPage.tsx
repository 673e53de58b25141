import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { AuthLayout } from "#web/ui/auth/AuthLayout.tsx";
import { AuthNotice } from "#web/ui/auth/AuthNotice.tsx";
import { FinishForm } from "./FinishForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";
import { registrationTexts } from "./registrationTexts.ts";

export function Page() {
  const words = useWords(registrationTexts);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => hash.slice(1));
  const [sentTo, sent] = useState<string>();
  const [state, become] = useState<"open" | "done" | "gone">("open");
  // A link that is opened where the page stands already loads no other page.
  if (hash !== "" && hash.slice(1) !== token) {
    setToken(hash.slice(1));
    become("open");
  }
  // The link serves once: it does not stay in the address, nor in the history.
  useEffect(() => {
    if (hash !== "") void navigate({ hash: "" }, { replace: true });
  }, [hash, navigate]);
  const isolate = (text: string) => `\u2068${text}\u2069`;
  const again = () => {
    setToken("");
    become("open");
  };

  if (state === "done")
    return (
      <AuthLayout title={words("done.title")} lead={words("done.text")}>
        <AuthNotice takesFocus back={false} action={{ label: words("done.action"), to: "/login" }} />
      </AuthLayout>
    );
  if (state === "gone")
    return (
      <AuthLayout title={words("gone.title")} lead={words("gone.text")}>
        <AuthNotice takesFocus action={{ label: words("gone.action"), run: again }} />
      </AuthLayout>
    );
  if (token !== "")
    return (
      <AuthLayout title={words("finish.title")} lead={words("finish.lead")}>
        <FinishForm key={token} token={token} onDone={() => become("done")} onGone={() => become("gone")} />
      </AuthLayout>
    );
  if (sentTo !== undefined)
    return (
      <AuthLayout title={words("sent.title")} lead={words("sent.text", { email: isolate(sentTo) })}>
        <AuthNotice
          takesFocus
          text={words("sent.nothing")}
          action={{ label: words("sent.again"), run: () => sent(undefined) }}
        />
      </AuthLayout>
    );
  return (
    <AuthLayout title={words("title")} lead={words("lead")} pitch={`${registrationTexts}:pitch`}>
      <RegisterForm onSent={sent} />
    </AuthLayout>
  );
}
