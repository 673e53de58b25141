import { useFormat } from "#web/lib/texts/format.ts";
import { deviceName } from "#web/lib/texts/deviceName.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import type { RecordEntryFragment } from "./record.generated.ts";
import { kindTexts, recordTexts } from "./recordParts.ts";

export function RecordDrawer({ entry, ...state }: DrawerState & { entry: RecordEntryFragment }) {
  const words = useWords(recordTexts);
  const kinds = useWords(kindTexts);
  const format = useFormat();
  const { kind, user, actor, address, sessionId, requestId, detail, createdAt, ...device } = entry;
  const account = user && `${user.fullName} · ${user.username}`;
  return (
    <Drawer {...state} title={kinds(kind)} meta={format.dateTime(createdAt)}>
      <DescriptionList
        texts={recordTexts}
        items={[
          { id: "account", value: <bdi>{account ?? words("nobody")}</bdi> },
          { id: "actor", value: <bdi>{actor?.fullName ?? user?.fullName ?? words("nobody")}</bdi> },
          { id: "address", value: <bdi dir="ltr">{address}</bdi>, copy: address },
          { id: "device", value: <span dir="auto">{deviceName(words, device)}</span> },
          { id: "session", value: sessionId && <bdi dir="ltr">{sessionId}</bdi> },
          { id: "request", value: <bdi dir="ltr">{requestId}</bdi>, copy: requestId },
          { id: "detail", value: <bdi dir="ltr">{JSON.stringify(detail)}</bdi> },
        ]}
      />
    </Drawer>
  );
}
