import { useNavigate, useRouteError } from "react-router-dom";
import { toAppError } from "../../lib/appError.ts";
import { connectivityStore } from "../../lib/connectivity.ts";
import { StatusPage } from "./StatusPage.tsx";

/** Stands in for a screen that broke, inside the shell where the shell is whole. */
export function AreaError() {
  const error = toAppError(useRouteError());
  const navigate = useNavigate();
  const retry = () => {
    // Code that did not arrive is asked for again only by a fresh document.
    if (error.code === "NETWORK" && connectivityStore.get() === "here") window.location.reload();
    else void navigate(".", { replace: true });
  };
  return <StatusPage kind="broken" onRetry={retry} />;
}
