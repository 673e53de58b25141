import { Button, makeStyles } from "@fluentui/react-components";
import { ShieldKeyhole20Regular } from "@fluentui/react-icons/svg/shield-keyhole";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { type Grant, offerOf, type Ticket, ticketTexts } from "./ticketParts.ts";
import { TicketGrantApproveDocument, TicketGrantEndDocument } from "./ticketSteps.generated.ts";
import { useGrantUse } from "./useGrantUse.tsx";

const useStyles = makeStyles({
  box: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "12px",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
  },
  words: { display: "grid", gap: "2px", flexGrow: 1, flexBasis: "200px", minInlineSize: 0 },
  title: { fontWeight: appTokens.fontWeightSemibold },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export function GrantBox({ grant, ticket }: { grant: Grant; ticket: Ticket }) {
  const styles = useStyles();
  const text = useTextStyles();
  const words = useWords(ticketTexts);
  const { list, short, number } = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { id, status, hours, scopes, uses, expiresAt, isDecider } = grant;
  const run = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (thrown) {
      tellError(thrown);
    }
  };
  const [drawer, use] = useGrantUse(grant);
  const isUsed = !isDecider && status === "GRANTED" && offerOf(ticket, "NOTE") !== undefined;
  const isOpen = isDecider && (status === "REQUESTED" || status === "GRANTED");
  return (
    <section className={styles.box} aria-label={words("access.label", { number: ticket.ticketNo })}>
      <ShieldKeyhole20Regular aria-hidden />
      <div className={styles.words}>
        <span className={styles.title}>
          {words("access.title", { scopes: list(scopes.map((scope) => words(`scopes.${scope}`))) })}
        </span>
        <span className={text.caption}>
          {[
            grant.appName,
            words(`access.${status}`, { hours: number(hours), until: expiresAt ? short(expiresAt) : "" }),
            words(scopes.includes("EXEC") ? "access.withSecrets" : "access.noSecrets"),
          ].join(" · ")}
        </span>
        {uses.map((use) => (
          <span key={`${use.at}${use.scope}`} className={text.caption}>
            {words("access.used", {
              name: use.person?.fullName ?? "",
              scope: words(`scopes.${use.scope}`),
              time: short(use.at),
            })}
          </span>
        ))}
      </div>
      {isUsed && (
        <div className={styles.buttons}>
          {scopes.map((scope) => (
            <Button key={scope} onClick={() => use(scope)}>
              {words(`access.use.${scope}`)}
            </Button>
          ))}
        </div>
      )}
      {isOpen && (
        <div className={styles.buttons}>
          <Button onClick={() => void run(mutate(TicketGrantEndDocument, { id }))}>
            {words(status === "REQUESTED" ? "access.decline" : "access.revoke")}
          </Button>
          {status === "REQUESTED" && (
            <Button
              appearance="primary"
              onClick={() => void run(mutate(TicketGrantApproveDocument, { id, hours }))}
            >
              {words("access.approve", { n: number(hours) })}
            </Button>
          )}
        </div>
      )}
      {drawer}
    </section>
  );
}
