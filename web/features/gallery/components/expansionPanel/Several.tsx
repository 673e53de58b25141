import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
} from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";

const parts = ["general", "network", "storage"] as const;

export const Several: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:expansion-panel.Several");
  const [open, setOpen] = useState<readonly string[]>(["general"]);
  const whole = open.length === parts.length;
  return (
    <Stack wide>
      <Row>
        <Button size="small" onClick={() => setOpen(whole ? [] : parts)}>
          {words(whole ? "closeAll" : "openAll")}
        </Button>
      </Row>
      <Accordion
        multiple
        openItems={[...open]}
        onToggle={(_, { openItems }) => setOpen(openItems.map(String))}
      >
        {parts.map((id) => (
          <AccordionItem key={id} value={id}>
            <AccordionHeader as="h3">{words(`${id}.name`)}</AccordionHeader>
            <AccordionPanel>
              <DescriptionList
                items={["first", "second"].map((line) => ({
                  id: line,
                  name: words(`${id}.${line}`),
                  value: words(`${id}.${line}Value`),
                }))}
              />
            </AccordionPanel>
          </AccordionItem>
        ))}
      </Accordion>
    </Stack>
  );
}
