import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Stepper } from "#web/ui/timeline/Stepper.tsx";

const names = ["queue", "prepare", "pull", "start", "check"] as const;

export const Steps: Demo = { order: 40, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:timeline.Steps");
  const states = error ? (["done", "done", "done", "failed"] as const) : (["done", "done", "now"] as const);
  return (
    <Stepper
      label={words("label")}
      steps={names.map((id, place) => {
        const state = states[place] ?? "waiting";
        return { id, name: words(id), state, ...(state === "done" && { note: words("seconds") }) };
      })}
    />
  );
}
