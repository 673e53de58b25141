import { Input, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useSettledText } from "#web/lib/timing/useSettledText.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorText, useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FreeDomainRegisterDocument, useFreeDomainSearchQuery } from "./domains.generated.ts";
import { domainTexts, type Offer } from "./domainParts.ts";
import { OfferCard } from "./OfferCard.tsx";
import { useTook } from "./useTook.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "12px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  input: { flexBasis: "416px", flexShrink: 1, minInlineSize: 0 },
  help: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  counter: { ...typographyStyles.caption1, whiteSpace: "nowrap", color: appTokens.colorNeutralForeground3 },
  took: {
    ...typographyStyles.caption1,
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    marginInlineStart: "auto",
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground3,
  },
  onItsWay: { visibility: "hidden" },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%", backgroundColor: appTokens.okDot },
  bad: { ...typographyStyles.caption1, margin: 0, color: appTokens.badForeground },
  offers: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
});

/** Looks for a name below every suffix while it is typed. */
export function SearchCard({ onTaken }: { onTaken: (id: string) => void }) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const errorText = useErrorText();
  const format = useFormat();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const label = useSettledText(text).trim();
  const { data, previousData, error, loading, refetch } = useFreeDomainSearchQuery({
    variables: { label },
    skip: label === "",
    fetchPolicy: "cache-and-network",
  });
  const took = useTook(loading, label);
  const offers = label === "" || error ? [] : ((data ?? previousData)?.offers ?? []);
  const order = (offer: Offer) => ["AVAILABLE", "NEEDS_REVIEW"].indexOf(offer.state) >>> 0;
  const sorted = offers.toSorted((one, other) => order(one) - order(other) || one.points - other.points);
  const take = async ({ suffix, displayName, state }: Offer) => {
    setBusy(true);
    await once([label, suffix], (idempotencyKey) =>
      mutate(FreeDomainRegisterDocument, { label, suffix, idempotencyKey }),
    )
      .then((done) => {
        if (!done) return;
        showToast({
          tone: "success",
          text: words(state === "AVAILABLE" ? "taken" : "asked", { name: displayName }),
        });
        onTaken(done.domain.id);
        void refetch();
      }, tellError)
      .finally(() => setBusy(false));
  };
  return (
    <section className={styles.card} aria-label={words("searchTitle")}>
      <div className={styles.line}>
        <Input
          className={styles.input}
          size="large"
          aria-label={words("searchLabel")}
          placeholder={words("searchLabel")}
          contentBefore={<Search20Regular />}
          contentAfter={<span className={styles.counter} dir="ltr">{`${[...text].length} / 40`}</span>}
          value={text}
          maxLength={63}
          input={{ dir: "ltr", autoComplete: "off", spellCheck: false }}
          onChange={(_, { value }) => setText(value)}
        />
        <p className={error ? styles.bad : styles.help} role="status">
          {error ? errorText(error) : words("searchHelp")}
        </p>
        {sorted.length > 0 && (
          <span className={mergeClasses(styles.took, took === undefined && styles.onItsWay)}>
            <span aria-hidden className={styles.dot} />
            {words("ms", { ms: format.number(took ?? 1) })}
          </span>
        )}
      </div>
      {sorted.length > 0 && (
        <ul className={styles.offers} aria-label={words("offersLabel")}>
          {sorted.map((offer, at) => (
            <OfferCard
              key={offer.fqdn}
              offer={offer}
              best={at === 0 && offer.state === "AVAILABLE"}
              busy={busy}
              onTake={() => void take(offer)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
