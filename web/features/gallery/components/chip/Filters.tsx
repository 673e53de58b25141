import { Button, Tag, TagGroup } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const all = ["running", "hongKong", "platform", "week"] as const;

export const Filters: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const words = useWords("galleryComponents:chip.Filters");
  const [inForce, setInForce] = useState<readonly string[]>(all);
  return (
    <Stack>
      {inForce.length > 0 && (
        <TagGroup
          aria-label={words("label")}
          style={{ flexWrap: "wrap", rowGap: "8px" }}
          disabled={disabled}
          onDismiss={(_, { value }) => setInForce(inForce.filter((one) => one !== value))}
        >
          {inForce.map((id) => (
            <Tag
              key={id}

              value={id}
              dismissible
              dismissIcon={{ role: "img", "aria-label": words("remove") }}
            >
              {words(id)}
            </Tag>
          ))}
        </TagGroup>
      )}
      <Row>
        <span role="status">{words("matches", { count: 12 + (all.length - inForce.length) * 9 })}</span>
        {inForce.length > 0 ? (
          <Button size="small" appearance="subtle" onClick={() => setInForce([])}>
            {words("clear")}
          </Button>
        ) : (
          <Button size="small" appearance="subtle" onClick={() => setInForce(all)}>
            {words("again")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
