import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { CodeExample } from "#web/ui/detail/CodeExample.tsx";

const code = `import { Chart } from "#web/ui/chart/Chart.tsx";

export function Load({ data }: { data: ChartData }) {
  return <Chart data={data} height={200} />;
}`;

export const Code: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  return <CodeExample code={code} copy={t("typography.Code.copy")} />;
}
