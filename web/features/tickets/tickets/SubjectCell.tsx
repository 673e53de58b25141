import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { ticketPath, type TicketRow } from "./ticketParts.ts";

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
const useStyles = makeStyles({
  lines: { display: "grid", minInlineSize: 0, "> span": cut },
  unread: { "& a": { fontWeight: appTokens.fontWeightSemibold } },
});

export function SubjectCell({ ticket, caption }: { ticket: TicketRow; caption: string }) {
  const styles = useStyles();
  const text = useTextStyles();
  return (
    <span className={mergeClasses(styles.lines, ticket.unread > 0 && styles.unread)}>
      <span dir="auto">
        <LinkCell title={ticket.subject} to={ticketPath(ticket.id)} />
      </span>
      <span className={text.caption} dir="auto">
        {caption}
      </span>
    </span>
  );
}
