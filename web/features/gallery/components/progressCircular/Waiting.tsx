import { Button, Spinner, makeStyles } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

export const Waiting: Demo = { order: 40, controls: ["error"], keys: true, Piece };

const useStyles = makeStyles({ place: { display: "grid", minBlockSize: "160px" } });

function Piece({ error }: DemoProps) {
  const styles = useStyles();
  const words = useWords("galleryComponents:progress-circular.Waiting");
  const [state, setState] = useState<"idle" | "busy" | "done">("done");
  useEffect(() => {
    if (state !== "busy") return;
    const timer = setTimeout(() => setState("done"), 1_200);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "done" && error)
    return (
      <ErrorState
        title={words("failed")}
        error={new AppError("NETWORK", "")}
        onRetry={() => setState("busy")}
      />
    );
  return (
    <Stack wide>
      <Row>
        <Button disabledFocusable={state === "busy"} onClick={() => setState("busy")}>
          {words("load")}
        </Button>
      </Row>
      <div className={styles.place} aria-busy={state === "busy"}>
        {state === "busy" && <Spinner label={words("loading")} />}
        {state === "done" && (
          <DescriptionList
            items={["zone", "records", "expires"].map((id) => ({
              id,
              name: words(id),
              value: words(`${id}Value`),
            }))}
          />
        )}
      </div>
    </Stack>
  );
}
