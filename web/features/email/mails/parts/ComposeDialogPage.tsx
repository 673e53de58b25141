import { Button } from "@fluentui/react-components";
import { Compose20Regular } from "@fluentui/react-icons/svg/compose";
import { useTranslation } from "react-i18next";
import { Card } from "#web/ui/page/Card.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { ComposePlace } from "#web/features/email/mails/compose/ComposePlace.tsx";
import { useComposing } from "#web/features/email/mails/compose/useComposing.ts";
import { useMailActions } from "#web/features/email/mails/data/useMailActions.ts";

export function Page() {
  const { t } = useTranslation("email");
  const { compose } = useComposing();
  const actions = useMailActions();
  const title = t("screens:email.compose");
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
      <Card title={t("parts.compose.title")} line={t("parts.compose.line")}>
        <div>
          <Button appearance="primary" icon={<Compose20Regular />} onClick={compose}>
            {t("compose.new")}
          </Button>
        </div>
      </Card>
      <ComposePlace actions={actions} />
    </>
  );
}
