import { Button } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { type Profile, profileTexts, securityPath } from "#web/features/accounts/users/profileParts.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PortraitLine } from "./PortraitLine.tsx";

const NameDrawer = lazyComponent(() => import("./NameDrawer.tsx"), "NameDrawer");

export function AboutTab({ profile: { viewer, twoFactor, sessions } }: { profile: Profile }) {
  const words = useWords(profileTexts);
  const format = useFormat();
  const { user, ownRole, passwordChangedAt } = viewer;
  const [drawer, open] = useDrawer<true>((_, state) => <NameDrawer fullName={user.fullName} {...state} />);
  return (
    <Columns
      main={
        <Card
          title={words("about.title")}
          line={words("about.line")}
          tools={
            <Button size="small" onClick={() => open(true)}>
              {words("name.action")}
            </Button>
          }
        >
          <PortraitLine user={user} />
          <DescriptionList
            texts={profileTexts}
            items={[
              { id: "fullName", value: <span dir="auto">{user.fullName}</span> },
              { id: "username", value: <bdi dir="ltr">{user.username}</bdi>, copy: user.username },
              { id: "email", value: <bdi dir="ltr">{user.email}</bdi>, copy: user.email },
              { id: "role", value: words(`roles.${ownRole}`) },
            ]}
          />
          {drawer}
        </Card>
      }
      side={
        <Card
          title={words("safety.title")}
          tools={<ActionLink size="small" action={{ label: words("safety.open"), to: securityPath }} />}
        >
          <DescriptionList
            texts={profileTexts}
            items={[
              {
                id: "password",
                value: passwordChangedAt
                  ? words("password.changedAt", { when: format.relative(passwordChangedAt) })
                  : words("password.never"),
              },
              { id: "twoFactor", value: words(twoFactor.isOn ? "twoFactor.on" : "twoFactor.off") },
              { id: "sessions", value: words("sessionCount", { count: sessions.length }) },
            ]}
          />
        </Card>
      }
    />
  );
}
