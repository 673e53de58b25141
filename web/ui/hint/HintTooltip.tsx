import { Tooltip } from "@fluentui/react-components";

/** The tooltip of a `Hint`: what it says, and what it stands at. */
export interface HintTooltipProps {
  target: Element;
  label: string;
  onClose: () => void;
}

/** Fluent's tooltip at a control that is not its child. The name is on the control already, so it is hidden from readers. */
export function HintTooltip({ target, label, onClose }: HintTooltipProps) {
  return (
    <Tooltip
      visible
      withArrow
      relationship="inaccessible"
      content={{ children: label, "aria-hidden": true }}
      positioning={{ target: target instanceof HTMLElement ? target : null }}
      onVisibleChange={(_, { visible }) => visible || onClose()}
    />
  );
}
