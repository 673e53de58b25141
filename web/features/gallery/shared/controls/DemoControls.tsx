import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
} from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { demoLooks } from "#web/features/gallery/shared/demoLooks.ts";
import { returnFocus } from "#web/ui/menu/returnFocus.ts";

import type { Tries } from "#web/features/gallery/shared/tries.ts";

const sizes = ["small", "medium", "large"] as const;

/** The open menu of what may be tried. */
export interface DemoControlsProps extends Tries {
  /** The button it stands at; gets the focus back. */
  target: HTMLElement;
  onClose: () => void;
}

/** A menu of the states that a demo may be tried in, and of the looks that may stand beside it. */
export function DemoControls({
  controls,
  props,
  onProps,
  looks,
  onLooks,
  target,
  onClose,
}: DemoControlsProps) {
  const { t } = useTranslation("gallery");
  const flags = controls.filter((control) => control !== "size");
  const checked = {
    size: [props.size],
    flags: flags.filter((flag) => props[flag]),
    looks: [...looks],
  };
  const change = (name: string, items: readonly string[]) => {
    if (name === "looks") onLooks(demoLooks.filter((look) => items.includes(look)));
    else if (name === "size")
      onProps({ ...props, size: sizes.find((size) => items.includes(size)) ?? "medium" });
    else onProps({ ...props, ...Object.fromEntries(flags.map((flag) => [flag, items.includes(flag)])) });
  };
  return (
    <Menu
      open
      positioning={{ target, position: "below", align: "start" }}
      checkedValues={checked}
      onCheckedValueChange={(_, data) => change(data.name, data.checkedItems)}
      onOpenChange={(_, { open }) => {
        if (open) return;
        onClose();
        returnFocus(target);
      }}
    >
      <MenuPopover>
        <MenuList>
          {controls.includes("size") && (
            <MenuGroup>
              <MenuGroupHeader>{t("demo.size")}</MenuGroupHeader>
              {sizes.map((size) => (
                <MenuItemRadio key={size} name="size" value={size}>
                  {t(`demo.sizes.${size}`)}
                </MenuItemRadio>
              ))}
            </MenuGroup>
          )}
          {flags.length > 0 && (
            <MenuGroup>
              <MenuGroupHeader>{t("demo.states")}</MenuGroupHeader>
              {flags.map((flag) => (
                <MenuItemCheckbox key={flag} name="flags" value={flag}>
                  {t(`demo.flags.${flag}`)}
                </MenuItemCheckbox>
              ))}
            </MenuGroup>
          )}
          {controls.length > 0 && <MenuDivider />}
          <MenuGroup>
            <MenuGroupHeader>{t("demo.beside")}</MenuGroupHeader>
            {demoLooks.map((look) => (
              <MenuItemCheckbox key={look} name="looks" value={look}>
                {t(`demo.looks.${look}`)}
              </MenuItemCheckbox>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
