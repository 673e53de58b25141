import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { SecretOnce } from "#web/ui/feedback/SecretOnce.tsx";
import { Card } from "#web/ui/page/Card.tsx";

const secret = "berth_9f3a7c21d0b84e65_Yt4kLq8ZxVn2";

export const Secret: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const [state, setState] = useState<"shown" | "copied" | "gone">("shown");
  return (
    <Card title={t("card-advance.Secret.title")} line={t(`card-advance.Secret.${state}`)}>
      {state === "gone" ? (
        <div>
          <Button onClick={() => setState("shown")}>{t("card-advance.Secret.new")}</Button>
        </div>
      ) : (
        <SecretOnce
          texts="galleryCards:card-advance.Secret.card"
          secret={secret}
          onCopied={() => setState("copied")}
        >
          <div>
            <Button appearance="primary" disabled={state === "shown"} onClick={() => setState("gone")}>
              {t("card-advance.Secret.kept")}
            </Button>
          </div>
        </SecretOnce>
      )}
    </Card>
  );
}
