import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { GlobeSurface20Regular } from "@fluentui/react-icons/svg/globe-surface";
import { type ReactNode, useEffect, useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { appPath } from "#web/features/hosting/apps/appParts.ts";
import {
  HostedBindingCheckDocument,
  HostedBindingDeleteDocument,
  useHostedBindingsQuery,
} from "./domains.generated.ts";
import { type Binding, type BindingApp, bindingLooks, domainTexts } from "./domainParts.ts";

const BindingDrawer = lazyComponent(() => import("./BindingDrawer.tsx"), "BindingDrawer", {
  texts: ["form"],
});

const useStyles = makeStyles({
  link: {
    color: appTokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
  record: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "flex-start",
    gap: "8px",
    overflowWrap: "anywhere",
    fontFamily: appTokens.fontFamilyMonospace,
  },
  text: { minInlineSize: 0, paddingBlock: "7px" },
});

/** While a name is looked for, what was found is asked for this often, in milliseconds. */
const pollInterval = 2_000;

type Opened = { binding: Binding | undefined };

export interface DomainsCardProps {
  /** The names of one app alone. */
  appId?: string;
  /** The apps that names can be bound to by the viewer. */
  apps: readonly BindingApp[];
  /** Why none can be bound, below the names. */
  children?: ReactNode;
}

/** Host names of somebody's own, with the record that each waits for. */
export function DomainsCard({ appId, apps, children }: DomainsCardProps) {
  const words = useWords(domainTexts);
  const styles = useStyles();
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch, startPolling, stopPolling } = useHostedBindingsQuery({
    variables: { appId },
    fetchPolicy: "cache-and-network",
  });
  const isLookedFor = data?.bindings.some(({ status }) => status === "VERIFYING") ?? false;
  useEffect(() => {
    if (isLookedFor) startPolling(pollInterval);
    return stopPolling;
  }, [isLookedFor, startPolling, stopPolling]);
  const again = () => void refetch();
  const ask = useConfirmedStep(again);
  const [drawer, open] = useDrawer<Opened>(({ binding }, state) => (
    <BindingDrawer
      {...state}
      apps={binding ? apps.filter(({ id }) => id === binding.appId) : apps}
      binding={binding}
      onDone={again}
    />
  ));
  if (!data && error) return <ErrorState title={words("failed")} error={error} onRetry={refetch} />;
  if (!data) return <CardSkeleton label={words("title")} lines={4} />;
  const pill = pillOf(words, "statuses", bindingLooks);
  const placeOf = ({ port, path, redirectHttps }: Binding) => (
    <>
      {words("onPort", { port: String(port) })}
      {path !== "/" && (
        <>
          {" · "}
          <bdi dir="ltr">{path}</bdi>
        </>
      )}
      {redirectHttps && ` · ${words("tlsAlone")}`}
    </>
  );
  const check = async ({ id, status }: Binding) => {
    setAsking((before) => new Set(before).add(id));
    await once([id, status], (idempotencyKey) =>
      mutate(HostedBindingCheckDocument, { id, idempotencyKey }),
    ).then(
      (done) => done && showToast({ tone: "info", text: words("checking") }),
      (thrown) => {
        tellError(thrown);
        // It may be looked for all the same.
        again();
      },
    );
    setAsking((before) => new Set([...before].filter((one) => one !== id)));
  };
  const remove = ({ id, host }: Binding) =>
    ask({
      title: words("removeTitle", { host }),
      text: words("removeText"),
      action: words("remove"),
      run: () => mutate(HostedBindingDeleteDocument, { id }).then(() => words("removed", { host })),
    });
  return (
    <EntryCard
      texts={domainTexts}
      {...(apps.length > 0 && { onAdd: () => open({ binding: undefined }) })}
      entries={data.bindings.map((binding) => {
        const { id, host, displayHost, record, app, isEditable, failure, certificate } = binding;
        const status = asking.has(id) ? "VERIFYING" : binding.status;
        return {
          id,
          icon: <GlobeSurface20Regular />,
          title: <bdi dir="ltr">{displayHost}</bdi>,
          pills: pill(status),
          lines: [
            appId === undefined && app ? (
              <span key="app">
                <PlaceLink to={appPath(app.id)} className={styles.link}>
                  <bdi>{app.displayName}</bdi>
                </PlaceLink>
                {" · "}
                {placeOf(binding)}
              </span>
            ) : (
              placeOf(binding)
            ),
            status === "PENDING_DNS" && words("pendingLine"),
            failure !== null &&
              words(status === "DRIFTED" ? "driftedLine" : "missedLine", {
                expected: failure.expected,
                found: failure.found || words("nowhere"),
              }),
            certificate?.notAfter != null &&
              words(certificate.issuer === null ? "certifiedUntil" : "certifiedLine", {
                issuer: certificate.issuer,
                until: format.date(certificate.notAfter),
              }),
            certificate?.failure != null && words("uncertifiedLine", { failure: certificate.failure }),
            status !== "ACTIVE" && (
              <span key="record" className={styles.record} dir="ltr">
                <span className={styles.text}>{`${record.name} ${record.type} ${record.value}`}</span>
                <CopyButton text={record.value} label={words("copy", { host })} />
              </span>
            ),
          ],
          ...(isEditable && {
            menu: {
              label: words("more", { host }),
              actions: () => [
                ...(status === "PENDING_DNS" || status === "FAILED" || status === "DRIFTED"
                  ? [{ id: "check", label: words("check"), run: () => void check(binding) }]
                  : []),
                { id: "edit", label: words("edit"), run: () => open({ binding }) },
                {
                  id: "remove",
                  label: words("remove"),
                  tone: "danger" as const,
                  run: () => void remove(binding),
                },
              ],
            },
          }),
        };
      })}
    >
      {children}
      {drawer}
    </EntryCard>
  );
}
