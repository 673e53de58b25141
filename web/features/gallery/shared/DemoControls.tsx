import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from "@fluentui/react-components";
import { Options16Regular } from "@fluentui/react-icons/svg/options";
import { useTranslation } from "react-i18next";
import type { DemoControl, DemoProps } from "./demo.ts";
import { type DemoLook, demoLooks } from "./demoLooks.ts";

const sizes = ["small", "medium", "large"] as const;

/** What may be tried, what is tried, and how the demo is shown beside itself. */
export interface DemoControlsProps {
  controls: readonly DemoControl[];
  props: DemoProps;
  onProps: (props: DemoProps) => void;
  looks: readonly DemoLook[];
  onLooks: (looks: readonly DemoLook[]) => void;
}

/** A menu of the states that a demo may be tried in, and of the looks that may stand beside it. */
export function DemoControls({ controls, props, onProps, looks, onLooks }: DemoControlsProps) {
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
    <Menu checkedValues={checked} onCheckedValueChange={(_, data) => change(data.name, data.checkedItems)}>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" appearance="subtle" icon={<Options16Regular />}>
          {t("demo.try")}
        </Button>
      </MenuTrigger>
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
