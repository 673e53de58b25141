import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { AuthLayout } from "#web/ui/auth/AuthLayout.tsx";
import { passwordTexts } from "./passwordTexts.ts";
import { AuthNotice } from "#web/ui/auth/AuthNotice.tsx";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";

export function Page() {
  const words = useWords(passwordTexts);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => hash.slice(1));
  const [state, become] = useState<"open" | "done" | "gone">(token === "" ? "gone" : "open");
  // A link that is opened where the page stands already loads no other page.
  if (hash !== "" && hash.slice(1) !== token) {
    setToken(hash.slice(1));
    become("open");
  }
  // The link lets somebody in: it does not stay in the address, nor in the history.
  useEffect(() => {
    if (hash !== "") void navigate({ hash: "" }, { replace: true });
  }, [hash, navigate]);
  if (state === "open")
    return (
      <AuthLayout title={words("reset.title")} lead={words("reset.lead")}>
        <ResetPasswordForm
          key={token}
          token={token}
          onDone={() => become("done")}
          onGone={() => become("gone")}
        />
      </AuthLayout>
    );
  return state === "done" ? (
    <AuthLayout title={words("reset.done")} lead={words("reset.doneText")}>
      <AuthNotice takesFocus action={{ label: words("reset.signIn"), to: "/login" }} back={false} />
    </AuthLayout>
  ) : (
    <AuthLayout title={words("reset.gone")} lead={words("reset.goneText")}>
      <AuthNotice
        takesFocus={token !== ""}
        action={{ label: words("reset.another"), to: "/forgot-password" }}
      />
    </AuthLayout>
  );
}
