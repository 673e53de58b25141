import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from "@fluentui/react-components";
import { ArrowRouting20Regular } from "@fluentui/react-icons/svg/arrow-routing";
import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { HeartPulse20Regular } from "@fluentui/react-icons/svg/heart-pulse";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const steps = { build: <Box20Regular />, check: <HeartPulse20Regular />, traffic: <ArrowRouting20Regular /> };
const states = { build: "ok", check: "info", traffic: "idle" } as const;

export const WithIcons: Demo = { order: 30, Piece };

function Piece() {
  const words = useWords("galleryComponents:expansion-panel.WithIcons");
  return (
    <Accordion multiple collapsible>
      {(["build", "check", "traffic"] as const).map((id) => (
        <AccordionItem key={id} value={id}>
          <AccordionHeader as="h3" icon={steps[id]} expandIconPosition="end">
            <Row>
              {words(`${id}.name`)}
              <StatusPill tone={states[id]}>{words(`${id}.state`)}</StatusPill>
            </Row>
          </AccordionHeader>
          <AccordionPanel>
            <p>{words(`${id}.text`)}</p>
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
