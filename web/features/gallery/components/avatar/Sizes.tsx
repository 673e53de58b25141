import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";

export const Sizes: Demo = { order: 10, Piece };

function Piece() {
  return (
    <Row roomy>
      {[20, 24, 28, 36, 48, 64].map((size, at) => {
        const { name, avatar } = people[at % 2 === 0 ? 3 : 0] ?? { name: "", avatar: null };
        return <PersonMark key={size} name={name} avatar={avatar} size={size} />;
      })}
    </Row>
  );
}
