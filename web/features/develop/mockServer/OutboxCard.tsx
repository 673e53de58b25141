import { Button } from "@fluentui/react-components";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { type OutboxMailFragment, useMockOutboxQuery } from "./mockServer.generated.ts";
import { useMockStyles } from "./mockStyles.ts";

const OutboxDrawer = lazyComponent(() => import("./OutboxDrawer.tsx"), "OutboxDrawer");
const languages = { CN: "cn", EN: "en", AR: "ar", FR: "fr" } as const;

export function OutboxCard() {
  const styles = useMockStyles();
  const { t } = useTranslation(["mockServer", "shell"]);
  const format = useFormat();
  const tellError = useErrorToast();
  const [q, search] = useState("");
  const { data, error, refetch } = useMockOutboxQuery({ fetchPolicy: "cache-and-network" });
  const [drawer, open] = useDrawer<OutboxMailFragment>((mail, state) => (
    <OutboxDrawer mail={mail} {...state} />
  ));
  const again = () => void refetch().catch(tellError);
  const wanted = q.trim().toLowerCase();
  const found = data?.outbox.filter(({ subject, address, name }) =>
    [subject, address, name].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <Card title={t("outbox.title")} line={t("outbox.line")}>
      {error && !data && <ErrorState title={t("outbox.failed")} error={error} onRetry={again} />}
      {data?.outbox.length === 0 && (
        <EmptyState title={t("outbox.emptyTitle")} text={t("outbox.emptyText")} />
      )}
      {data && (
        <div className={styles.bar}>
          {data.outbox.length > 0 && <SearchBox label={t("outbox.search")} value={q} onSearch={search} />}
          <Button appearance="subtle" className={styles.push} onClick={again}>
            {t("outbox.again")}
          </Button>
        </div>
      )}
      {found && data && data.outbox.length > 0 && (
        <EntryList
          label={t("outbox.title")}
          empty={t("outbox.nothingFound")}
          entries={found.map((mail) => ({
            id: mail.id,
            icon: <Mail20Regular />,
            title: <bdi>{mail.subject}</bdi>,
            pills: <StatusPill tone="idle">{t(`shell:languages.${languages[mail.language]}`)}</StatusPill>,
            lines: [
              <>
                <bdi>{mail.name}</bdi> · <bdi dir="ltr">{mail.address}</bdi>
              </>,
              format.relative(mail.createdAt),
            ],
            end: (
              <Button
                size="small"
                aria-label={t("outbox.open", { subject: mail.subject })}
                aria-haspopup="dialog"
                onClick={() => open(mail)}
              >
                {t("outbox.look")}
              </Button>
            ),
          }))}
        />
      )}
      {drawer}
    </Card>
  );
}
