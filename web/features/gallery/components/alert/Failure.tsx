import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

const failures = {
  INTERNAL: new AppError("INTERNAL", "", { requestId: "req_7f3k2m9q0001" }),
  NETWORK: new AppError("NETWORK", ""),
};

export const Failure: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:alert.Failure");
  const [code, setCode] = useState<keyof typeof failures>("INTERNAL");
  const [tries, setTries] = useState(0);
  const format = useFormat();
  return (
    <Stack wide>
      <Row>
        <Segmented
          label={words("kind")}
          parts={(["INTERNAL", "NETWORK"] as const).map((value) => ({ value, label: words(value) }))}
          value={code}
          onChange={setCode}
        />
      </Row>
      <ErrorState title={words("title")} error={failures[code]} onRetry={() => setTries(tries + 1)} />
      <span role="status">{tries > 0 && words("tried", { times: format.number(tries) })}</span>
    </Stack>
  );
}
