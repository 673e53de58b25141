import { Button, type ButtonProps } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";

/** A button that leads to a screen. */
export interface LinkAction {
  label: string;
  icon?: ReactElement;
  to: string;
}

/** How an action is shown. */
export interface ActionLinkProps {
  action: LinkAction;
  appearance?: ButtonProps["appearance"];
  size?: ButtonProps["size"];
  /** Shows only the icon; the label is the name and the hint. */
  iconOnly?: boolean;
  className?: string | undefined;
}

/** A link that looks like a button. */
export function ActionLink({
  action: { label, icon, to },
  appearance,
  size,
  iconOnly = false,
  className,
}: ActionLinkProps) {
  const link = useLink(to);
  const looks = {
    ...(appearance && { appearance }),
    ...(size && { size }),
    ...(icon && { icon }),
    ...(className && { className }),
  };
  if (!iconOnly) {
    return (
      <Button as="a" {...looks} {...link}>
        {label}
      </Button>
    );
  }
  return (
    <Hint label={label}>
      <Button as="a" {...looks} {...link} />
    </Hint>
  );
}
