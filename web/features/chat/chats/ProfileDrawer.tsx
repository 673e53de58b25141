import { useApolloClient } from "@apollo/client/react";
import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { askGatewayFor } from "../../../lib/operations.ts";
import { FormDrawer } from "../../../ui/drawer/FormDrawer.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { RadioField } from "../../../ui/form/RadioField.tsx";
import { SwitchField } from "../../../ui/form/SwitchField.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { appTokens } from "../../../ui/theme/tokens.ts";
import { ChatOwnProfileDocument, type ChatSelfFragment, useChatProfileSaveMutation } from "./chats.generated.ts";
import { PersonFace } from "./PersonFace.tsx";
import { longestAbout, profileSchema, type ProfileValues, statuses } from "./profileSchema.ts";

const useStyles = makeStyles({
  self: { display: "grid", justifyItems: "center", gap: "4px" },
  name: { ...typographyStyles.subtitle2, marginBlockStart: "8px" },
  role: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

const valuesOf = ({ about, status, settings: { isTwoStepAuthVerificationEnabled, isNotificationsOn } }: ChatSelfFragment): ProfileValues => ({
  about, status, isTwoStepAuthVerificationEnabled, isNotificationsOn,
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
  const base = useRef(self);
  const [initial] = useState(() => valuesOf(self));
  const [save] = useChatProfileSaveMutation();
  const submit = async (input: ProfileValues) => {
    await save({ variables: { input, expectedVersion: base.current.version } });
    onClose();
    showToast({ tone: "success", text: t("profile.saved") });
  };
  const theirs = async () => {
    const { chatProfile } = await askGatewayFor(client, ChatOwnProfileDocument, {});
    return { values: valuesOf(chatProfile), accept: () => void (base.current = chatProfile) };
  };
  return (
    <FormDrawer open={open} kind="settings" title={t("profile.title")} schema={profileSchema} initial={initial} submitLabel={t("profile.save")} onSubmit={submit} theirs={theirs} onClose={onClose}>
      <div className={styles.self}>
        <PersonFace person={self} size={72} />
        <bdi className={styles.name}>{self.fullName}</bdi>
        <span className={styles.role}>{self.role}</span>
      </div>
      <RadioField name="status" label={t("profile.status")} options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))} />
      <TextAreaField name="about" label={t("profile.about")} rows={3} grows max={longestAbout} />
      <SwitchField name="isNotificationsOn" label={t("profile.notifications")} help={t("profile.notificationsHelp")} />
      <SwitchField name="isTwoStepAuthVerificationEnabled" label={t("profile.twoStep")} help={t("profile.twoStepHelp")} />
    </FormDrawer>
  );
}
