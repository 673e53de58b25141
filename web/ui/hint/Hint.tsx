import {
  cloneElement,
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactElement,
  useRef,
  useState,
} from "react";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const HintTooltip = lazyComponent(() => import("./HintTooltip.tsx"), "HintTooltip");

/** How long the pointer rests before the hint shows, in milliseconds. */
const delay = 300;

interface HintedProps {
  "aria-label"?: string;
  "aria-description"?: string;
  onPointerEnter?: PointerEventHandler;
  onPointerLeave?: PointerEventHandler;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
}

/** A hint over one control. */
export interface HintProps {
  /** What the control is or, with `describes`, why it is as it is; undefined where nothing is to be said of it now. */
  label: string | undefined;
  /** The control has a name of its own; the hint adds a reason. */
  describes?: boolean;
  children: ReactElement<HintedProps>;
}

/** Gives a control its accessible name and shows the name on hover and focus. The tooltip's code comes with the first hover. */
export function Hint({ label, describes = false, children }: HintProps) {
  const [target, setTarget] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (element: Element, after: number) => {
    void HintTooltip.preload();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTarget(element), after);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setTarget(undefined);
  };
  return (
    <>
      {label === undefined
        ? children
        : cloneElement(children, {
            [describes ? "aria-description" : "aria-label"]: label,
            onPointerEnter: ({ currentTarget, pointerType }) =>
              pointerType !== "touch" && show(currentTarget, delay),
            onPointerLeave: hide,
            onFocus: ({ currentTarget, relatedTarget }) =>
              currentTarget.matches(":focus-visible") &&
              !opensWith(currentTarget, relatedTarget) &&
              show(currentTarget, 0),
            onBlur: hide,
          })}
      {label !== undefined && target?.isConnected && (
        <HintTooltip target={target} label={label} onClose={hide} />
      )}
    </>
  );
}

/** Whether the focus came because the dialog around it opened: then nobody asked for the name, and it would take the first Escape. */
function opensWith(element: Element, from: EventTarget | null): boolean {
  const dialog = element.closest("[role=dialog], [role=alertdialog]");
  return dialog !== null && !(from instanceof Node && dialog.contains(from));
}
