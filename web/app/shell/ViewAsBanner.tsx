import { Button } from "@fluentui/react-components";
import { PersonSwap20Regular } from "@fluentui/react-icons/svg/person-swap";
import { useTranslation } from "react-i18next";
import { useViewAs } from "#web/lib/session/useViewAs.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Banner } from "./Banner.tsx";

/** Says whose rights an administrator has put on, and leads back to the own ones. */
export function ViewAsBanner({ role }: { role: string }) {
  const { t } = useTranslation("access");
  const viewAs = useViewAs();
  const tellError = useErrorToast();
  return (
    <Banner
      tone="info"
      icon={<PersonSwap20Regular />}
      action={
        <Button size="small" onClick={() => void viewAs("ADMIN").catch(tellError)}>
          {t("viewAs.back")}
        </Button>
      }
    >
      {t("viewAs.banner")} <strong>{t(`roles.${role.toUpperCase()}.name`)}</strong>
    </Banner>
  );
}
