import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { insertText } from "#web/lib/keys/insertText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useControlStyles } from "./controlStyles.ts";

const useStyles = makeStyles({
  waiting: {
    border: "1px solid transparent",
    backgroundColor: appTokens.lineSoft,
    ":hover": { border: "1px solid transparent" },
    "[readonly]": { backgroundColor: appTokens.lineSoft },
  },
});

const text = 'input:not([type="file"]):not([tabindex="-1"])';

/** What can have the focus in a field that has come. */
const controls = `${text}, button:not([tabindex="-1"]), [contenteditable="true"], [tabindex="0"]`;

/** Lays the focus of a control that goes, and what was typed into it, into the field that comes in its field's place. */
function passOn(gone: HTMLInputElement): void {
  const field = gone.parentElement;
  const parent = field?.parentElement;
  if (!field || !parent) return;
  const place = [...parent.children].indexOf(field);
  queueMicrotask(() => {
    const come = parent.children[place]?.querySelector<HTMLElement>(gone.readOnly ? controls : text);
    if (!come || come === gone) return;
    come.focus();
    if (gone.value === "" || !(come instanceof HTMLInputElement)) return;
    come.select();
    insertText(come, gone.value);
  });
}

/**
 * The place of a control that is not there yet, right within its `Field`: `height` in pixels. It can have the focus and
 * be typed into; both go over to the control that takes its place.
 */
export function WaitingInput({ height, ...input }: ComponentProps<"input"> & { height: number }) {
  const looks = useControlStyles();
  const styles = useStyles();
  const place = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    own?.style.setProperty("height", `${height}px`);
    return () => {
      if (own && own === document.activeElement) passOn(own);
    };
  }, [height]);
  return (
    <input
      {...input}
      ref={place}
      autoComplete="off"
      className={mergeClasses(looks.control, styles.waiting)}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}
