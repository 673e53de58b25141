import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ComposePlace } from "#web/features/email/mails/compose/ComposePlace.tsx";
import { useComposing } from "#web/features/email/mails/compose/useComposing.ts";
import { MailFolders } from "#web/features/email/mails/MailFolders.tsx";
import { MailNumbersDocument, useMailNumbersQuery } from "#web/features/email/mails/data/mails.generated.ts";
import { useMailActions } from "#web/features/email/mails/data/useMailActions.ts";

const useStyles = makeStyles({
  side: {
    maxInlineSize: "232px",
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
  },
});

export function preload(_url: URL, client: ApolloClient) {
  return startQuery(client, MailNumbersDocument, {});
}

export function Page() {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const { compose } = useComposing();
  const actions = useMailActions();
  const figures = useMailNumbersQuery().data?.mailCounts;
  const title = t("screens:email.sidebar");
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: t("shell:nav.groups.gallery") },
          { label: t("screens:gallery.inbox.title") },
          { label: title },
        ]}
      />
      <Card title={t("parts.sidebar.title")} line={t("parts.sidebar.line")}>
        <div className={styles.side}>
          <MailFolders place={{ box: "INBOX" }} figures={figures} onCompose={compose} />
        </div>
      </Card>
      <ComposePlace actions={actions} />
    </>
  );
}
