import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

export const Context: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:menu.Context");
  const [chosen, choose] = useState("");
  return (
    <Stack wide>
      <Menu openOnContext>
        <MenuTrigger disableButtonEnhancement>
          <Button size="large">{words("place")}</Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {["copy", "rename", "move"].map((id) => (
              <MenuItem key={id} onClick={() => choose(words("chosen", { name: words(id) }))}>
                {words(id)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <span role="status">{chosen}</span>
    </Stack>
  );
}
