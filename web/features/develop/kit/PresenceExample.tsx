import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordPresence } from "#web/ui/page/RecordPresence.tsx";

export function PresenceExample() {
  const { t } = useTranslation("kit");
  const [editing, setEditing] = useState(false);
  return (
    <>
      <span>
        <SwitchBox checked={editing} onChange={setEditing} aria-label={t("kit.feedback.presence.editing")} />{" "}
        {t("kit.feedback.presence.editing")}
      </span>
      <RecordPresence record="Kit:1" editing={editing} />
    </>
  );
}
