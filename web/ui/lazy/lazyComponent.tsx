import { type ComponentType, useEffect, useReducer } from "react";
import { loadTexts } from "#web/lib/texts/i18n.ts";
import { askGateway, connectivityStore } from "#web/lib/connection/connectivity.ts";

/** A component whose code comes later: it renders nothing, or a placeholder, until it is there. */
export interface LazyComponent<TProps extends object> {
  (props: TProps): React.ReactNode;
  /** Fetches the code now, on hover for example, so that the first use finds it. */
  preload: () => Promise<void>;
}

/** What belongs to such a component beside its code. */
export interface LazyOptions<TProps extends object> {
  /** The namespaces of its texts, which come beside its code. */
  texts?: readonly string[];
  /** What stands in its place meanwhile; nothing by default. */
  Waiting?: ComponentType<TProps> | undefined;
}

/** How long after a load that failed it is tried again, while the piece is wanted; in milliseconds. */
const untilRetry = 2_000;

/**
 * Makes a piece that is loaded on first use: menus, dialogs, tooltips. Unlike `React.lazy` it suspends nothing, so the
 * screen around it never falls back. A load that failed is tried again every two seconds while the piece is wanted, and the
 * gateway is asked whether it is there: where a press does nothing, the banner says why.
 * @param load imports its module.
 * @param name what the module exports it as.
 */
export function lazyComponent<TName extends string, TProps extends object>(
  load: () => Promise<Readonly<Record<TName, ComponentType<TProps>>>>,
  name: TName,
  { texts = [], Waiting }: LazyOptions<TProps> = {},
): LazyComponent<TProps> {
  let Loaded: ComponentType<TProps> | undefined;
  let loading: Promise<void> | undefined;

  function preload(): Promise<void> {
    loading ??= Promise.all([load(), loadTexts(...texts)]).then(
      ([{ [name]: piece }]) => {
        Loaded = piece;
      },
      () => {
        loading = undefined;
        if (connectivityStore.get() === "here") void askGateway();
      },
    );
    return loading;
  }

  function Piece(props: TProps) {
    const [, show] = useReducer((times: number) => times + 1, 0);
    const Shown = Loaded;
    // Whoever rendered without the code waits for it, also when it came between the render and this effect.
    useEffect(() => {
      if (Shown) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let gone = false;
      const attempt = async () => {
        await preload();
        if (gone) return;
        if (Loaded) show();
        else timer = setTimeout(() => void attempt(), untilRetry);
      };
      void attempt();
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, [Shown]);
    if (Shown) return <Shown {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  }

  return Object.assign(Piece, { preload });
}
