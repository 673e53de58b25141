import { useApolloClient } from "@apollo/client/react";
import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { useVersionedSave } from "#web/ui/form/merge/useVersionedSave.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  ChatOwnProfileDocument,
  type ChatSelfFragment,
  useChatProfileSaveMutation,
} from "./chats.generated.ts";
import { PersonFace } from "./PersonFace.tsx";
import { longestAbout, profileSchema, type ProfileValues, statuses } from "./profileSchema.ts";

const useStyles = makeStyles({
  self: { display: "grid", justifyItems: "center", gap: "4px" },
  name: { ...typographyStyles.subtitle2, marginBlockStart: "8px" },
  role: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

const valuesOf = ({
  about,
  status,
  settings: { isTwoStepAuthVerificationEnabled, isNotificationsOn },
}: ChatSelfFragment): ProfileValues => ({
  about,
  status,
  isTwoStepAuthVerificationEnabled,
  isNotificationsOn,
});

export interface ProfileDrawerProps {
  open: boolean;
  self: ChatSelfFragment;
  onClose: () => void;
}

export function ProfileDrawer({ open, self, onClose }: ProfileDrawerProps) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const client = useApolloClient();
  const [save] = useChatProfileSaveMutation();
  const form = useVersionedSave({
    record: self,
    reload: async () => (await fetchUncached(client, ChatOwnProfileDocument, {})).chatProfile,
    valuesOf,
    inputOf: (values: ProfileValues) => values,
    update: async (input, expectedVersion) =>
      (await save({ variables: { input, expectedVersion } })).data.chatProfileUpdate,
    saved: () => t("profile.saved"),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      {...form}
      open={open}
      kind="settings"
      title={t("profile.title")}
      schema={profileSchema}
      submitLabel={t("profile.save")}
      onClose={onClose}
    >
      <div className={styles.self}>
        <PersonFace person={self} size={72} />
        <bdi className={styles.name}>{self.fullName}</bdi>
        <span className={styles.role}>{self.role}</span>
      </div>
      <RadioField
        name="status"
        label={t("profile.status")}
        options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      />
      <TextAreaField name="about" label={t("profile.about")} rows={3} grows max={longestAbout} />
      <SwitchField
        name="isNotificationsOn"
        label={t("profile.notifications")}
        help={t("profile.notificationsHelp")}
      />
      <SwitchField
        name="isTwoStepAuthVerificationEnabled"
        label={t("profile.twoStep")}
        help={t("profile.twoStepHelp")}
      />
    </FormDrawer>
  );
}
