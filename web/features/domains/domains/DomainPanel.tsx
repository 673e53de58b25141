import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FreeDomainReleaseDocument, FreeDomainRenewDocument } from "./domains.generated.ts";
import { canDo, certificateOf, daysTo, domainTexts, type FreeDomain } from "./domainParts.ts";

const TransferDrawer = lazyComponent(() => import("./TransferDrawer.tsx"), "TransferDrawer", {
  texts: ["form"],
});
const NameserverDrawer = lazyComponent(() => import("./NameserverDrawer.tsx"), "NameserverDrawer", {
  texts: ["form"],
});

const useStyles = makeStyles({
  panel: { display: "grid", gap: "12px", padding: "16px" },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: "anywhere" },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.warnForeground },
  steps: { display: "flex", flexWrap: "wrap", gap: "8px" },
  wide: { flexGrow: 1, minInlineSize: 0, whiteSpace: "nowrap" },
  VALID: { color: appTokens.okForeground },
  EXPIRING: { color: appTokens.warnForeground },
  EXPIRED: { color: appTokens.badForeground },
  FAILED: { color: appTokens.badForeground },
});

/** What a domain is, and what can be done with it. */
export function DomainPanel({ domain, onChanged }: { domain: FreeDomain; onChanged: () => void }) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const ask = useConfirmedStep(onChanged);
  const { id, displayName, expiresAt, nameservers, renewalDays, renewalPoints, note, bindings } = domain;
  const [drawer, open] = useDrawer<"transfer" | "nameservers">((which, state) =>
    which === "transfer" ? (
      <TransferDrawer {...state} domain={domain} onDone={onChanged} />
    ) : (
      <NameserverDrawer {...state} domain={domain} onDone={onChanged} />
    ),
  );
  const certificate = certificateOf(domain);
  const renewal = canDo(domain, "RENEW");
  const renew = () =>
    ask({
      title: words("renewTitle", { name: displayName }),
      text: words(renewalPoints > 0 ? "renewCosts" : "renewFree", {
        count: renewalPoints,
        points: format.number(renewalPoints),
      }),
      action: words("renew", { count: renewalDays }),
      tone: "neutral",
      run: () =>
        once([id, expiresAt], (idempotencyKey) =>
          mutate(FreeDomainRenewDocument, { id, idempotencyKey }),
        ).then((done) => done && words("renewed", { name: displayName })),
    });
  const release = () =>
    ask({
      title: words("releaseTitle", { name: displayName }),
      text: words("releaseText"),
      action: words("release"),
      run: () =>
        mutate(FreeDomainReleaseDocument, { id }).then(() => words("released", { name: displayName })),
    });
  const offered = (name: "TRANSFER" | "RELEASE" | "EDIT", run: () => void, tone?: "danger") => {
    const found = canDo(domain, name);
    return found
      ? [
          {
            id: name,
            label: words(`actions.${name}`),
            ...(tone && { tone }),
            ...(found.reasonCode && { blocked: words(`reasons.${found.reasonCode}`) }),
            run,
          },
        ]
      : [];
  };
  const more = [
    ...offered("EDIT", () => open("nameservers")),
    ...offered("TRANSFER", () => open("transfer")),
    ...offered("RELEASE", () => void release(), "danger"),
  ];
  return (
    <section className={styles.panel} aria-label={displayName}>
      <h3 className={styles.name}>
        <bdi dir="ltr">{displayName}</bdi>
      </h3>
      {note !== "" && <p className={styles.note}>{note}</p>}
      <DescriptionList
        spread
        items={[
          {
            id: "expires",
            name: words("fields.expires"),
            value: expiresAt ? format.shortDay(expiresAt) : words("notYet"),
          },
          {
            id: "servers",
            name: words("fields.servers"),
            value: nameservers.length > 0 ? nameservers.join(", ") : words("hosted"),
          },
          {
            id: "bindings",
            name: words("fields.bindings"),
            value: bindings.length > 0 ? bindings.map(({ host }) => host).join(", ") : words("unbound"),
          },
          {
            id: "certificate",
            name: words("fields.certificate"),
            value: certificate ? (
              <span className={mergeClasses(styles[certificate.status])}>
                {words(`certificates.${certificate.status}`, {
                  count: certificate.notAfter ? daysTo(certificate.notAfter) : 0,
                })}
              </span>
            ) : (
              words("noCertificate")
            ),
          },
        ]}
      />
      <div className={styles.steps}>
        {renewal && (
          <Button className={styles.wide} onClick={() => void renew()}>
            {words("renew", { count: renewalDays })}
          </Button>
        )}
        <ActionLink
          className={styles.wide}
          action={{ label: words("certificate"), to: "/product/las/panel/DomainManagement" }}
        />
        {more.length > 0 && <MoreButton label={words("more", { name: displayName })} actions={() => more} />}
      </div>
      {drawer}
    </section>
  );
}
