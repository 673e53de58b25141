import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Sparkline } from "#web/ui/chart/Sparkline.tsx";
import { type AppRow, appTexts, cores } from "#web/features/hosting/apps/appParts.ts";

export function CpuTrend({ app: { cpuTrend } }: { app: Pick<AppRow, "cpuTrend"> }) {
  const words = useWords(appTexts);
  const format = useFormat();
  const now = cpuTrend.at(-1);
  if (now === undefined || cpuTrend.length < 2) return null;
  return (
    <Sparkline
      values={cpuTrend}
      label={words("trend", { value: cores(format, words, now) })}
      width={88}
      height={24}
    />
  );
}
