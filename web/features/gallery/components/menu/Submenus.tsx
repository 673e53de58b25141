import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const ways = ["csv", "json", "parquet"] as const;

export const Submenus: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:menu.Submenus");
  const [chosen, choose] = useState("");
  return (
    <Row>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button icon={<ChevronDown20Regular />} iconPosition="after">
            {words("file")}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<ArrowUpload20Regular />} onClick={() => choose(words("import"))}>
              {words("import")}
            </MenuItem>
            <Menu>
              <MenuTrigger disableButtonEnhancement>
                <MenuItem icon={<ArrowDownload20Regular />}>{words("export")}</MenuItem>
              </MenuTrigger>
              <MenuPopover>
                <MenuList>
                  {ways.map((way) => (
                    <MenuItem key={way} onClick={() => choose(words("exported", { way: words(way) }))}>
                      {words(way)}
                    </MenuItem>
                  ))}
                </MenuList>
              </MenuPopover>
            </Menu>
          </MenuList>
        </MenuPopover>
      </Menu>
      <span role="status">{chosen}</span>
    </Row>
  );
}
