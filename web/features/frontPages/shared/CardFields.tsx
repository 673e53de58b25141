import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";

export function CardFields() {
  const { t } = useTranslation("frontPages");
  return (
    <FieldGrid>
      <WholeRow>
        <MessageBar layout="multiline">
          <MessageBarBody>{t("demonstration")}</MessageBarBody>
        </MessageBar>
      </WholeRow>
      <WholeRow>
        <TextField name="holder" label={t("card.holder")} required />
      </WholeRow>
      <WholeRow>
        <TextField name="cardNumber" label={t("card.number")} required kind="password" />
      </WholeRow>
      <TextField name="code" label={t("card.code")} required kind="password" />
      <TextField name="expiry" label={t("card.expiry")} required kind="ltr" />
    </FieldGrid>
  );
}
