import { useTranslation } from "react-i18next";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { useChatPersonFragment } from "./chats.generated.ts";
import { ContactDetails } from "./ContactDetails.tsx";

export function ContactDrawer({
  contactId,
  open,
  onClose,
}: {
  contactId: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("chat");
  const { data } = useChatPersonFragment({ from: { __typename: "ChatContact", id: contactId } });
  return (
    <Drawer open={open} kind="settings" title={data?.fullName ?? t("details.title")} onClose={onClose}>
      <ContactDetails contactId={contactId} named={false} />
    </Drawer>
  );
}
