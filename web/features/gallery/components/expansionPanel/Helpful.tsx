import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from "@fluentui/react-components";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { HelpfulVote } from "#web/ui/feedback/HelpfulVote.tsx";

export const Helpful: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:expansion-panel.Helpful");
  return (
    <Accordion collapsible defaultOpenItems="delete">
      <AccordionItem value="delete">
        <AccordionHeader as="h3">{words("asked")}</AccordionHeader>
        <AccordionPanel>
          <Stack>
            <span>{words("answer")}</span>
            <HelpfulVote kept="gallery.helpful" id="delete" name={words("asked")} />
          </Stack>
        </AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}
