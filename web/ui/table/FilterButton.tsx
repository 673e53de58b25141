import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useRef, useState } from "react";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { FilterField } from "./parts/filterFields.ts";
import { useFilterText } from "./useFilterText.ts";

const FilterPopover = lazyComponent(() => import("./tools/FilterPopover.tsx"), "FilterPopover");

const active = {
  border: `1px solid ${appTokens.colorCompoundBrandStroke}`,
  backgroundColor: appTokens.tint,
  color: appTokens.colorBrandForeground1,
} as const;

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    minInlineSize: 0,
    maxInlineSize: "260px",
    paddingInline: "10px 8px",
    gap: "6px",
    fontWeight: appTokens.fontWeightRegular,
    whiteSpace: "nowrap",
  },
  active: {
    ...active,
    ":hover": active,
    ":hover:active": active,
  },
  text: { overflow: "hidden", textOverflow: "ellipsis" },
});

/** The button of one filter: its name or, in tint, its value; it opens the filter's popover. */
export function FilterButton({ field }: { field: FilterField }) {
  const styles = useStyles();
  const text = useFilterText();
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  const preload = () => void FilterPopover.preload();
  return (
    <>
      <Button
        ref={ref}
        className={mergeClasses(styles.button, field.active && styles.active)}
        icon={<ChevronDown16Regular />}
        iconPosition="after"
        {...(field.active && { title: text(field) })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setTarget(ref.current);
          setOpen(!open);
        }}
      >
        <span className={styles.text}>{text(field)}</span>
      </Button>
      {target && <FilterPopover open={open} target={target} field={field} onClose={() => setOpen(false)} />}
    </>
  );
}
