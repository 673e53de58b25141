import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
} from "@fluentui/react-components";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { HelpfulVote } from "#web/ui/feedback/HelpfulVote.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { FaqQuestionsQuery } from "./faq.generated.ts";
import { groupPlace } from "./FaqOutline.tsx";

const useStyles = makeStyles({
  place: { scrollMarginBlockStart: "72px" },
  list: { display: "grid", marginInline: "-8px", marginBlockEnd: "-8px" },
  item: { ":not(:first-child)": { borderTop: `1px solid ${appTokens.lineSoft}` } },
  panel: {
    display: "grid",
    gap: "12px",
    marginInline: "8px",
    paddingBlock: "0 16px",
    paddingInlineStart: "30px",
  },
});

export interface FaqGroupCardProps {
  group: FaqQuestionsQuery["faqGroups"][number];
  q: string;
  /** Whether its answers are open from the beginning. */
  isOpen: boolean;
}

export function FaqGroupCard({ group: { faqTitle, faqSubtitle, faqs }, q, isOpen }: FaqGroupCardProps) {
  const styles = useStyles();
  const text = useTextStyles();
  return (
    <div id={groupPlace(faqTitle)} className={styles.place}>
      <Card title={faqTitle} line={faqSubtitle}>
        <Accordion
          multiple
          collapsible
          defaultOpenItems={isOpen ? faqs.map(({ id }) => id) : []}
          className={styles.list}
        >
          {faqs.map(({ id, question, answer }) => (
            <AccordionItem key={id} value={id} className={styles.item}>
              <AccordionHeader as="h3">
                <span dir="auto">
                  <Highlighted text={question} q={q} />
                </span>
              </AccordionHeader>
              <AccordionPanel className={styles.panel}>
                <p dir="auto" className={text.prose}>
                  {answer}
                </p>
                <HelpfulVote kept="faq.helpful" id={id} name={question} />
              </AccordionPanel>
            </AccordionItem>
          ))}
        </Accordion>
      </Card>
    </div>
  );
}
