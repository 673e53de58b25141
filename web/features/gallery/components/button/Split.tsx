import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, SplitButton } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";

export const Split: Demo = { order: 60, controls: ["size", "disabled"], keys: true, Piece };

const ways = ["now", "tonight", "approve"] as const;

function Piece({ size, disabled }: DemoProps) {
  const words = useWords("galleryComponents:button.Split");
  const [way, setWay] = useState<(typeof ways)[number]>("now");
  return (
    <Stack>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          {(trigger) => (
            <SplitButton
              appearance="primary"
              size={size}
              disabled={disabled}
              menuButton={{ ...trigger, "aria-label": words("other") }}
              primaryActionButton={{
                onClick: () => showToast({ tone: "success", text: words(`${way}Done`) }),
              }}
            >
              {words(way)}
            </SplitButton>
          )}
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {ways.map((one) => (
              <MenuItem key={one} onClick={() => setWay(one)}>
                {words(one)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </Stack>
  );
}
