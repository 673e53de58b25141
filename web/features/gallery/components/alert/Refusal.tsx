import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RequestNumber } from "#web/ui/feedback/RequestNumber.tsx";
import { FormProblem } from "#web/ui/form/notes/FormProblem.tsx";

const requestId = "req_4c9x81mb0002";

export const Refusal: Demo = { order: 80, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:alert.Refusal");
  const [error, setError] = useState<AppError>();
  return (
    <Stack wide>
      {error && <FormProblem error={error} />}
      <Row>
        <Button
          appearance="primary"
          onClick={() => setError(new AppError("INTERNAL", "It broke.", { requestId }))}
        >
          {words("save")}
        </Button>
        <Button onClick={() => setError(new AppError("NETWORK", "Nothing answered."))}>
          {words("offline")}
        </Button>
        <Button appearance="subtle" onClick={() => setError(undefined)}>
          {words("clear")}
        </Button>
      </Row>
      <RequestNumber id={error?.requestId ?? null} />
    </Stack>
  );
}
