import { useNavigate } from "#web/lib/navigation/place.ts";
import { AppError, toAppError } from "#web/lib/errors/appError.ts";
import { lastRequest } from "#web/lib/errors/lastRequest.ts";
import { connectivityStore } from "#web/lib/connection/connectivity.ts";
import { StatusPage } from "./StatusPage.tsx";

/** Stands in for a screen that broke, inside the shell where the shell is whole. */
export function BrokenScreen({ thrown }: { thrown: unknown }) {
  const error = toAppError(thrown);
  const navigate = useNavigate();
  const retry = () => {
    // Some browsers ask for code that did not arrive only with a fresh document again.
    if (error.code === "NETWORK" && connectivityStore.get() === "here") window.location.reload();
    else void navigate(".", { replace: true });
  };
  // A plain `TypeError` may be a slip of the screen's own code.
  if (thrown instanceof AppError && thrown.code === "NETWORK")
    return <StatusPage kind="lost" onRetry={retry} />;
  return <StatusPage kind="broken" onRetry={retry} request={error.requestId ?? lastRequest() ?? null} />;
}
