import { useEffect, useRef } from "react";

/**
 * Asks a query again whenever what its answer hangs on has changed.
 * @param stamp tells one state of that from another; undefined while it is not known yet.
 * @param refetch asks the gateway again.
 */
export function useRefetchOn(stamp: string | number | undefined, refetch: () => Promise<unknown>): void {
  const known = useRef(stamp);
  useEffect(() => {
    if (known.current !== undefined && known.current !== stamp) void refetch();
    known.current = stamp;
  }, [stamp, refetch]);
}
