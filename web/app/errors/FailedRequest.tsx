import { useEffect, useState } from "react";
import { RequestNumber } from "#web/ui/feedback/RequestNumber.tsx";
import { askHealth } from "./health.ts";

/** The number of the failed request, where it is known; without one, that of a question to the gateway now. */
export function FailedRequest({ given }: { given: string | null }) {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (given === null) void askHealth().then(({ requestId }) => setOwn(requestId));
  }, [given]);
  // An address can be made by anyone: what cannot be a number of ours is not repeated as one.
  const id = given !== null && /^[\w-]{1,64}$/.test(given) ? given : own;
  return <RequestNumber id={id} />;
}
