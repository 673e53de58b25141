import type { DebtStage } from "#web/generated/types.ts";
import { StatusPill, type StatusTone } from "#web/ui/pill/StatusPill.tsx";
import { useRunwayWords } from "./useRunwayWords.ts";

const tones: Record<DebtStage, StatusTone> = {
  NORMAL: "ok",
  LOW: "warn",
  CRITICAL: "bad",
  OVERDUE: "bad",
  SUSPENDED: "bad",
  FINAL: "bad",
};

/** How much is owed, or how soon it will be. */
export function DebtStagePill({ stage }: { stage: DebtStage }) {
  const { stage: nameOf } = useRunwayWords();
  return <StatusPill tone={tones[stage]}>{nameOf(stage)}</StatusPill>;
}
