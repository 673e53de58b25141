import { Server20Regular } from "@fluentui/react-icons/svg/server";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BrandMark } from "#web/ui/brand/BrandMark.tsx";
import { ThingMark } from "#web/ui/brand/ThingMark.tsx";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";

const things = [
  ["lantern-speaker", "speaker"],
  ["mizzen-backpack", "backpack"],
  ["jetty-coffee-mug", "mug"],
] as const;

export const Things: Demo = { order: 70, Piece };

function Piece() {
  const words = useWords("galleryComponents:avatar.Things");
  return (
    <Stack>
      {things.map(([picture, id]) => (
        <ThingLine
          key={id}
          picture={`/media/products/${picture}.svg`}
          name={words(id)}
          caption={words(`${id}Line`)}
        />
      ))}
      <ThingMark icon={<Server20Regular />} />
      <ThingMark icon={<Server20Regular />} small />
      <BrandMark size={32} />
    </Stack>
  );
}
