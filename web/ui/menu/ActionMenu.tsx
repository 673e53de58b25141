import { makeStyles, Menu, MenuItem, MenuItemRadio, MenuList, MenuPopover } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Action } from "./action.ts";
import { returnFocus } from "./returnFocus.ts";

const useStyles = makeStyles({
  popover: { maxInlineSize: "min(400px, calc(100vw - 32px))" },
  danger: {
    color: appTokens.badForeground,
    "& .fui-MenuItem__icon": { color: "inherit" },
    ":hover": { color: appTokens.badForeground },
  },
});

/** A menu that is open. */
export interface ActionMenuProps {
  /** The control it stands at; gets the focus back. */
  target: HTMLElement;
  actions: readonly Action[];
  onClose: () => void;
}

/** An open menu of actions, or of choices when one of them is `chosen`. */
export function ActionMenu({ target, actions, onClose }: ActionMenuProps) {
  const styles = useStyles();
  const close = () => {
    onClose();
    returnFocus(target);
  };
  const chosen = actions.flatMap(({ id, chosen: isChosen }) => (isChosen ? [id] : []));
  const offersChoice = actions.some((action) => action.chosen !== undefined);
  return (
    <Menu
      open
      positioning={{ target, position: "below", align: offersChoice ? "start" : "end" }}
      checkedValues={{ choice: chosen }}
      onOpenChange={(_, { open }) => open || close()}
    >
      <MenuPopover className={styles.popover}>
        <MenuList>
          {actions.map(({ id, label, icon, tone, blocked, run }) =>
            offersChoice ? (
              <MenuItemRadio key={id} name="choice" value={id} onClick={run}>
                {label}
              </MenuItemRadio>
            ) : (
              <MenuItem
                key={id}
                icon={icon}
                disabled={blocked !== undefined}
                subText={blocked}
                className={tone === "danger" && blocked === undefined ? styles.danger : undefined}
                onClick={run}
              >
                {label}
              </MenuItem>
            ),
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
