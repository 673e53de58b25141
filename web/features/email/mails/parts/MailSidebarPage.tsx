import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { startQuery } from "../../../../lib/operations.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { PageHeader } from "../../../../ui/page/PageHeader.tsx";
import { appTokens } from "../../../../ui/theme/tokens.ts";
import { ComposePlace } from "../compose/ComposePlace.tsx";
import { useComposing } from "../compose/useComposing.ts";
import { MailFolders } from "../MailFolders.tsx";
import { MailNumbersDocument, useMailNumbersQuery } from "../mails.generated.ts";
import { useMailActions } from "../useMailActions.ts";

const useStyles = makeStyles({ side: { maxInlineSize: "232px", overflow: "hidden", border: `1px solid ${appTokens.line}`, borderRadius: appTokens.borderRadiusLarge } });

export function preloadSidebar(_url: URL, client: ApolloClient) {
  return startQuery(client, MailNumbersDocument, {});
}

export function MailSidebarPage() {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const { compose } = useComposing();
  const actions = useMailActions();
  const figures = useMailNumbersQuery().data?.mailCounts;
  const title = t("screens:email.sidebar");
  return (
    <>
      <PageHeader title={title} breadcrumb={[{ label: t("shell:nav.groups.gallery") }, { label: t("screens:gallery.inbox.title") }, { label: title }]} />
      <Card title={t("parts.sidebar.title")} line={t("parts.sidebar.line")}>
        <div className={styles.side}>
          <MailFolders place={{ box: "INBOX" }} figures={figures} onCompose={compose} />
        </div>
      </Card>
      <ComposePlace actions={actions} />
    </>
  );
}
