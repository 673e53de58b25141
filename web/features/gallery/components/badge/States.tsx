import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { type PillLooks, pillOf } from "#web/ui/pill/pillOf.tsx";

const looks: PillLooks<"RUNNING" | "DEPLOYING" | "ASLEEP" | "FAILED"> = {
  RUNNING: { tone: "ok" },
  DEPLOYING: { tone: "info" },
  ASLEEP: { tone: "rest" },
  FAILED: { tone: "bad" },
};
const apps = [
  ["tidemark", "RUNNING"],
  ["harbour-mail", "DEPLOYING"],
  ["night-report", "ASLEEP"],
  ["edge-probe", "FAILED"],
] as const;

export const States: Demo = { order: 30, Piece };

function Piece() {
  const words = useWords("galleryComponents:badge.States");
  const pill = pillOf(words, "states", looks);
  return <DescriptionList items={apps.map(([app, state]) => ({ id: app, name: app, value: pill(state) }))} />;
}
