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
import { Options20Regular } from "@fluentui/react-icons/svg/options";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";

const columns = ["state", "region", "cost", "owner"] as const;

export const Checks: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:menu.Checks");
  const format = useFormat();
  const [checked, setChecked] = useState<Record<string, string[]>>({
    columns: ["state", "cost"],
    density: ["usual"],
  });
  return (
    <Stack>
      <Menu
        checkedValues={checked}
        onCheckedValueChange={(_, { name, checkedItems }) => setChecked({ ...checked, [name]: checkedItems })}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button icon={<Options20Regular />}>{words("look")}</Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuGroup>
              <MenuGroupHeader>{words("columns")}</MenuGroupHeader>
              {columns.map((id) => (
                <MenuItemCheckbox key={id} name="columns" value={id}>
                  {words(id)}
                </MenuItemCheckbox>
              ))}
            </MenuGroup>
            <MenuDivider />
            <MenuGroup>
              <MenuGroupHeader>{words("density")}</MenuGroupHeader>
              {(["tight", "usual"] as const).map((id) => (
                <MenuItemRadio key={id} name="density" value={id}>
                  {words(id)}
                </MenuItemRadio>
              ))}
            </MenuGroup>
          </MenuList>
        </MenuPopover>
      </Menu>
      <span role="status">
        {words("shown", { columns: format.list((checked["columns"] ?? []).map((id) => words(id))) })}
      </span>
    </Stack>
  );
}
