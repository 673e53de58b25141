import { Avatar } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const states = ["available", "away", "busy", "do-not-disturb", "offline"] as const;

export const Presence: Demo = { order: 50, controls: ["size"], Piece };

const sizes = { small: 28, medium: 36, large: 48 } as const;

function Piece({ size }: DemoProps) {
  const words = useWords("galleryComponents:avatar.Presence");
  return (
    <Row roomy>
      {states.map((status, at) => {
        const { name, avatar } = people[at] ?? { name: "", avatar: null };
        return (
          <Row key={status}>
            <Avatar
              name={name}
              {...(avatar && { image: { src: avatar } })}
              size={sizes[size]}
              badge={{ status, "aria-label": words(status) }}
            />
            <span>{words(status)}</span>
          </Row>
        );
      })}
    </Row>
  );
}
