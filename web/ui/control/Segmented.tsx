import { makeStyles, mergeClasses, ToggleButton } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  group: {
    display: "inline-flex",
    flexShrink: 0,
    maxInlineSize: "100%",
    overflowX: "auto",
    scrollbarWidth: "none",
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderRadius: appTokens.borderRadiusMedium,
    boxSizing: "border-box",
    blockSize: "32px",
  },
  small: { blockSize: "24px" },
  part: {
    minInlineSize: 0,
    blockSize: "100%",
    paddingBlock: 0,
    paddingInline: "10px",
    border: "none",
    borderRadius: 0,
    fontWeight: appTokens.fontWeightRegular,
    whiteSpace: "nowrap",
  },
  later: {
    borderInlineStartWidth: "1px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.line,
  },
  smallPart: { paddingInline: "8px", fontSize: "12px", lineHeight: "16px" },
  chosen: {
    backgroundColor: appTokens.tint,
    fontWeight: appTokens.fontWeightSemibold,
    ":hover": { backgroundColor: appTokens.tint },
  },
});

/** One choice of a segmented control. */
export interface Segment<TValue extends string> {
  value: TValue;
  label: string;
  /** Shown instead of the label, which stays its name. */
  icon?: ReactElement;
}

/** A choice between a few things that stand side by side. */
export interface SegmentedProps<TValue extends string> {
  /** What is chosen here. */
  label: string;
  parts: readonly Segment<TValue>[];
  value: TValue;
  onChange: (value: TValue) => void;
  /** 24 px high instead of 32, inside cards. */
  small?: boolean;
}

/** A few choices in one frame, of which one is in force. */
export function Segmented<TValue extends string>(props: SegmentedProps<TValue>) {
  const { label, parts, value, onChange, small = false } = props;
  const styles = useStyles();
  return (
    <div role="group" aria-label={label} className={mergeClasses(styles.group, small && styles.small)}>
      {parts.map((part, at) => (
        <ToggleButton
          key={part.value}
          size="small"
          appearance="subtle"
          className={mergeClasses(
            styles.part,
            at > 0 && styles.later,
            small && styles.smallPart,
            part.value === value && styles.chosen,
          )}
          checked={part.value === value}
          onClick={() => onChange(part.value)}
          {...(part.icon && { icon: part.icon, "aria-label": part.label, title: part.label })}
        >
          {part.icon ? undefined : part.label}
        </ToggleButton>
      ))}
    </div>
  );
}
