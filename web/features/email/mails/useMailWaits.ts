import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import { useOutbox } from "#web/lib/connection/useOutbox.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { callOff, mailOutbox } from "./data/mailOutbox.ts";

/** The mails to which something was done that the gateway does not know yet; what it refuses is told and put back. */
export function useMailWaits(): ReadonlySet<string> {
  const client = useApolloClient();
  const deeds = useOutbox(mailOutbox);
  const tellError = useErrorToast();
  useEffect(() => {
    for (const { id, failed, letter } of deeds) {
      if (failed !== null && !letter && callOff(client, id)) tellError(new AppError(failed, failed));
    }
  }, [client, deeds, tellError]);
  return useMemo(() => new Set(deeds.flatMap(({ ids }) => ids)), [deeds]);
}
