import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CodeCard } from "#web/ui/detail/CodeCard.tsx";

const code = `curl -H "Authorization: Bearer $BERTH_TOKEN" \\
  https://berth.example/api/v1/apps`;

export const Usage: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:list.Usage");
  return (
    <CodeCard
      title={words("title")}
      line={words("about")}
      code={code}
      copy={words("copy")}
      notes={[words("first"), words("second"), words("third")]}
    />
  );
}
