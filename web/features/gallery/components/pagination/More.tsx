import { Button } from "@fluentui/react-components";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { useEffect, useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";

const total = 23;
const step = 5;

export const More: Demo = { order: 40, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:pagination.More");
  const { number } = useFormat();
  const [count, setCount] = useState(step);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  useEffect(() => {
    if (state !== "busy") return;
    const timer = setTimeout(() => {
      if (error) return setState("failed");
      setCount((now) => Math.min(total, now + step));
      setState("idle");
    }, 600);
    return () => clearTimeout(timer);
  }, [state, error]);
  return (
    <Stack wide>
      <EntryList
        label={words("label")}
        empty={words("label")}
        entries={Array.from({ length: count }, (_, at) => ({
          id: String(at),
          icon: <Document20Regular />,
          title: words("row", { place: number(total - at) }),
          lines: [words("size", { size: number(120 + ((at * 37) % 90)) })],
        }))}
      />
      <Row>
        {count < total && (
          <Button
            disabledFocusable={state === "busy"}
            {...(state === "busy" && { icon: <BusyRing /> })}
            onClick={() => setState("busy")}
          >
            {words(state === "failed" ? "again" : "more")}
          </Button>
        )}
        <span role="status">
          {state === "failed"
            ? words("failed")
            : words("shown", { shown: number(count), total: number(total) })}
        </span>
      </Row>
    </Stack>
  );
}
