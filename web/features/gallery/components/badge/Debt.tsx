import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { DebtStagePill } from "#web/ui/money/DebtStagePill.tsx";

const stages = ["NORMAL", "LOW", "CRITICAL", "OVERDUE", "SUSPENDED", "FINAL"] as const;

export const Debt: Demo = { order: 60, Piece };

function Piece() {
  return (
    <Row>
      {stages.map((stage) => (
        <DebtStagePill key={stage} stage={stage} />
      ))}
    </Row>
  );
}
