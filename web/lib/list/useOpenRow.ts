import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";

const parameter = "open";

/** A row of a list that is open in a drawer, held in the URL beside the list's own state. */
export interface OpenRow {
  /** The open row's id; null when none is open. */
  id: string | null;
  /** The address that opens a row and leaves the list as it is. Stays the same function while the list does. */
  hrefOf: (id: string) => string;
  open: (id: string) => void;
  /** Opens another row in its place: no step back leads to the one before. */
  openNext: (id: string) => void;
  /** Closes it; a row that was opened from the list is a step back. */
  close: () => void;
}

/** Holds in the URL (`open=12`) which row of a list is open, so that it survives a reload, can be sent to someone, and Back closes it. */
export function useOpenRow(): OpenRow {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = search.get(parameter);
  const fromList = useRef(false);
  const last = useRef(id);
  useEffect(() => {
    if (id !== null && last.current === null) fromList.current = true;
    if (id === null) fromList.current = false;
    last.current = id;
  }, [id]);
  const list = new URLSearchParams(search);
  list.delete(parameter);
  const rest = list.toString();
  const steps = useMemo(() => {
    const hrefOf = (row: string) =>
      `${pathname}?${rest && `${rest}&`}${parameter}=${encodeURIComponent(row)}`;
    const go = (to: string, replace: boolean) => void navigate(to, { replace, preventScrollReset: true });
    return {
      hrefOf,
      open: (row: string) => go(hrefOf(row), false),
      openNext: (row: string) => go(hrefOf(row), true),
      close: () => (fromList.current ? void navigate(-1) : go(pathname + (rest && `?${rest}`), true)),
    };
  }, [pathname, rest, navigate]);
  return { id, ...steps };
}
