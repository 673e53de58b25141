import { type ReactNode, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { copyParameter, copyPath } from "#web/lib/navigation/copyPath.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import type { DrawerState } from "./useDrawer.tsx";

const parameter = "add";

/** A drawer that makes a new record beside its list. */
export interface CreateDrawer {
  /** What is to be drawn, anywhere in the screen. */
  drawer: ReactNode;
  /** The address that opens it blank, and leaves the list as it is. */
  createPath: string;
  /** The address that opens it with the values of a record (see `useCopied`). The same function while the list stays the same. */
  copyPathOf: (id: string) => string;
}

/**
 * Holds in the URL (`add=1`, for a copy `add=1&from=7`) that a record is made beside its list, so that it survives a reload and
 * can be sent to someone. Each opening makes a new drawer.
 */
export function useCreateDrawer(draw: (state: DrawerState) => ReactNode): CreateDrawer {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = new URLSearchParams(search);
  list.delete(parameter);
  list.delete(copyParameter);
  const rest = list.toString();
  const paths = useMemo(() => {
    const createPath = `${pathname}?${rest && `${rest}&`}${parameter}=1`;
    return { createPath, copyPathOf: (id: string) => copyPath(createPath, id) };
  }, [pathname, rest]);
  const onClose = () => void navigate({ search: rest }, { replace: true, preventScrollReset: true });
  return {
    ...paths,
    drawer: (
      <KeepWhileClosing shown={search.has(parameter) || undefined}>
        {(_, open) => draw({ open, onClose })}
      </KeepWhileClosing>
    ),
  };
}
