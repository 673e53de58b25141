import { Button, makeStyles, Popover, PopoverSurface } from "@fluentui/react-components";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FilterEditor } from "./FilterEditor.tsx";
import type { FilterField } from "#web/ui/table/parts/filterFields.ts";
import { returnFocus } from "#web/ui/menu/returnFocus.ts";

const useStyles = makeStyles({
  surface: { boxSizing: "border-box", inlineSize: "260px", padding: 0, boxShadow: appTokens.shadow16 },
  body: { maxBlockSize: "320px", overflowY: "auto", paddingBlock: "8px", paddingInline: "8px" },
  foot: {
    display: "flex",
    justifyContent: "flex-end",
    padding: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
});

/** The popover of one filter. */
export interface FilterPopoverProps {
  open: boolean;
  /** The filter's button; gets the focus back. */
  target: HTMLButtonElement;
  field: FilterField;
  onClose: () => void;
}

/** One filter to change in place; every change shows in the list at once. The focus waits in it for values that are on their way. */
export function FilterPopover({ open, target, field, onClose }: FilterPopoverProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const surface = useRef<HTMLDivElement>(null);
  const isBlank = field.kind === "choices" && field.choices.length === 0;
  // It gives the focus on before it cannot have it any more.
  const [focusable, setFocusable] = useState(isBlank);
  useLayoutEffect(() => {
    if (!isBlank && document.activeElement === surface.current)
      surface.current?.querySelector("input")?.focus();
    setFocusable(isBlank);
  }, [isBlank]);
  const close = () => {
    onClose();
    returnFocus(target);
  };
  return (
    <Popover
      open={open}
      trapFocus
      positioning={{ target, position: "below", align: "start", offset: 4 }}
      onOpenChange={(_, change) => change.open || close()}
    >
      <PopoverSurface
        ref={surface}
        className={styles.surface}
        aria-label={field.label}
        {...(focusable && { tabIndex: -1 })}
      >
        <div className={styles.body}>
          <FilterEditor field={field} onDone={close} />
        </div>
        {field.active && (
          <div className={styles.foot}>
            <Button size="small" appearance="subtle" onClick={field.clear}>
              {t("filter.clear")}
            </Button>
          </div>
        )}
      </PopoverSurface>
    </Popover>
  );
}
