import { Button } from "@fluentui/react-components";
import { BoxMultiple20Regular } from "@fluentui/react-icons/svg/box-multiple";
import { useTranslation } from "react-i18next";
import { chooseSandbox } from "#web/lib/connection/sandbox.ts";
import { Banner } from "./Banner.tsx";

/** Says that this tab does not work on the main data, and leads back to it. */
export function SandboxBanner({ sandbox }: { sandbox: string }) {
  const { t } = useTranslation("develop");
  return (
    <Banner
      tone="info"
      icon={<BoxMultiple20Regular />}
      action={
        <Button size="small" onClick={() => chooseSandbox(null)}>
          {t("mock.banner.leave")}
        </Button>
      }
    >
      {t("mock.banner.text")} <strong dir="auto">{sandbox}</strong>
    </Banner>
  );
}
