import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton, type MenuButtonProps } from "./MenuButton.tsx";

/** The menu of what is rarely done, beside a screen's other buttons; `label` names it. */
export function MoreButton({
  label,
  ...menu
}: Pick<MenuButtonProps, "actions" | "appearance"> & { label: string }) {
  return (
    <Hint label={label}>
      <MenuButton icon={<MoreHorizontal20Regular />} {...menu} />
    </Hint>
  );
}
