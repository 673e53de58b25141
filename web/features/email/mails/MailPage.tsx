import type { ApolloClient } from "@apollo/client";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { loadMails } from "./data/loadMails.ts";
import { preloadLetter } from "./MailLetter.tsx";
import { MailReadDocument } from "./data/mailList.generated.ts";
import { mailPath, placeOf } from "./data/mailPaths.ts";
import { readQuery, searchOf } from "./data/mailQuery.ts";
import { MailNumbersDocument } from "./data/mails.generated.ts";
import { MailScreen } from "./MailScreen.tsx";

export function preload({ pathname, searchParams }: URL, client: ApolloClient) {
  const place = placeOf(pathname.slice(mailPath.length + 1) || undefined);
  const open = searchParams.get("open");
  return Promise.all([
    place && loadMails(client, readQuery(place, searchOf(searchParams)).query, 1).catch(() => undefined),
    startQuery(client, MailNumbersDocument, {}),
    open !== null && Promise.all([startQuery(client, MailReadDocument, { id: open }), preloadLetter()]),
  ]);
}

export function Page() {
  const { t } = useTranslation("email");
  const { filter: name } = useParams();
  const [search] = useSearchParams();
  const { q, show, sort } = searchOf(search);
  const place = useMemo(() => placeOf(name), [name]);
  const asked = useMemo(() => place && readQuery(place, { q, show, sort }), [place, q, show, sort]);
  if (!place || !asked)
    return (
      <EmptyState
        why="noMatch"
        level={1}
        title={t("unknown.title")}
        text={t("unknown.text")}
        actions={<PlaceLink to={mailPath}>{t("unknown.inbox")}</PlaceLink>}
      />
    );
  return <MailScreen place={place} {...asked} />;
}
