import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { RecordMissing } from "#web/ui/screen/missing/RecordMissing.tsx";

const unreachable = new AppError("NETWORK", "Nothing answered.");

export const Missing: Demo = { order: 90, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:alert.Missing");
  const [why, setWhy] = useState<"failed" | "gone">("failed");
  return (
    <Stack wide>
      <Row>
        <Segmented
          label={words("label")}
          parts={(["failed", "gone"] as const).map((value) => ({ value, label: words(`why.${value}`) }))}
          value={why}
          onChange={setWhy}
        />
      </Row>
      <RecordMissing
        texts="galleryComponents:alert.Missing"
        id="app-7f3k2m"
        error={why === "failed" ? unreachable : undefined}
        onRetry={() => setWhy("gone")}
      />
    </Stack>
  );
}
