import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { unseen } from "#web/ui/theme/unseen.ts";

const keys = [
  ["search", "Ctrl", "K"],
  ["undo", "Ctrl", "Z"],
  ["sheet", "?"],
] as const;

export const Shortcuts: Demo = { order: 40, Piece };

function Piece() {
  const words = useWords("galleryComponents:tooltip.Shortcuts");
  return (
    <DescriptionList
      items={keys.map(([id, ...caps]) => ({
        id,
        name: words(id),
        value: (
          <Row>
            <span style={unseen}>{caps.join(" ")}</span>
            {caps.map((cap) => (
              <Kbd key={cap}>{cap}</Kbd>
            ))}
          </Row>
        ),
      }))}
    />
  );
}
