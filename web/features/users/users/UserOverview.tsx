import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Folder20Regular } from "@fluentui/react-icons/svg/folder";
import { PlugConnected20Regular } from "@fluentui/react-icons/svg/plug-connected";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import type { UserDetails } from "./account/userDetails.ts";
import { UserActivity } from "./UserActivity.tsx";
import { userList } from "./userList.ts";

export function UserOverview({ user }: { user: UserDetails }) {
  const words = useWords(userList.texts);
  const format = useFormat();
  const { account, taskDone, projectDone } = user;
  const connected = account.connections.filter((one) => one.connected);
  return (
    <>
      <StatCards
        texts={userList.texts}
        figures={[
          { id: "tasks", value: taskDone, icon: <CheckmarkCircle20Regular /> },
          { id: "projects", value: projectDone, icon: <Folder20Regular /> },
          {
            id: "connections",
            value: connected.length,
            icon: <PlugConnected20Regular />,
            note: format.list(connected.map(({ service }) => words(`connections.services.${service}.name`))),
          },
        ]}
      />
      <UserActivity user={user} />
    </>
  );
}
