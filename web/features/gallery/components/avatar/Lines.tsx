import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

export const Lines: Demo = { order: 30, controls: ["longText"], keys: true, Piece };

const roles = ["owner", "engineer", "finance"] as const;

function Piece({ longText }: DemoProps) {
  const words = useWords("galleryComponents:avatar.Lines");
  return (
    <Stack wide>
      {roles.map((role, at) => {
        const { id, name, avatar } = people[at] ?? { id: role, name: "", avatar: null };
        return (
          <PersonLine
            key={id}
            name={longText ? `${name} ${people[6]?.name ?? ""} ${people[3]?.name ?? ""}` : name}
            avatar={avatar}
            caption={words(role)}
            {...(at === 0 && { to: "/components/avatar" })}
            end={
              <StatusPill tone={at === 2 ? "rest" : "ok"}>{words(at === 2 ? "away" : "online")}</StatusPill>
            }
          />
        );
      })}
    </Stack>
  );
}
