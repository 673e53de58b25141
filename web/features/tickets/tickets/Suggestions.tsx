import { Link, makeStyles } from "@fluentui/react-components";
import { BookQuestionMark20Regular } from "@fluentui/react-icons/svg/book-question-mark";
import { useWatch } from "react-hook-form";
import { useSettledText } from "#web/lib/timing/useSettledText.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ticketTexts } from "./ticketParts.ts";
import { useTicketSuggestQuery } from "./ticketSteps.generated.ts";

const useStyles = makeStyles({
  // Nothing to say takes no room between the fields.
  place: { ":empty": { marginBlockEnd: "-16px" } },
  box: {
    display: "grid",
    gap: "4px",
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
  },
  head: { display: "flex", alignItems: "center", gap: "8px", margin: 0 },
  list: { margin: 0, paddingInlineStart: "28px" },
});

export function Suggestions() {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const subject: unknown = useWatch({ name: "subject" });
  const text = useSettledText(typeof subject === "string" ? subject : "");
  const { data } = useTicketSuggestQuery({ variables: { text }, skip: text.trim().length < 4 });
  const found = data?.found ?? [];
  return (
    <div role="status" className={styles.place}>
      {found.length > 0 && (
        <div className={styles.box}>
          <p className={styles.head}>
            <BookQuestionMark20Regular aria-hidden />
            {words("create.suggested")}
          </p>
          <ul className={styles.list}>
            {found.map(({ id, title }) => (
              <li key={id}>
                <Link href={`/front-pages/help-center/article/${id}`} target="_blank" rel="noreferrer">
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
