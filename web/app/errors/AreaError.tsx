import { useRouteError } from "react-router-dom";
import { BrokenScreen } from "./BrokenScreen.tsx";

/** Stands in for what the router could not show. */
export function AreaError() {
  return <BrokenScreen thrown={useRouteError()} />;
}
