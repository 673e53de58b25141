import { useNavigate } from "#web/lib/navigation/place.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { lastRequest } from "#web/lib/errors/lastRequest.ts";
import { connectivityStore } from "#web/lib/connection/connectivity.ts";
import { StatusPage } from "./StatusPage.tsx";

/** Stands in for a screen that broke, inside the shell where the shell is whole. */
export function BrokenScreen({ thrown }: { thrown: unknown }) {
  const error = toAppError(thrown);
  const navigate = useNavigate();
  const retry = () => {
    // Code that did not arrive is asked for again only by a fresh document.
    if (error.code === "NETWORK" && connectivityStore.get() === "here") window.location.reload();
    else void navigate(".", { replace: true });
  };
  return <StatusPage kind="broken" onRetry={retry} request={error.requestId ?? lastRequest() ?? null} />;
}
