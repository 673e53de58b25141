import { Button } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";

const appearances = ["primary", "secondary", "outline", "subtle", "transparent"] as const;

export const Appearances: Demo = {
  order: 10,
  controls: ["size", "disabled", "loading", "longText"],
  keys: true,
  Piece,
};

function Piece({ size, disabled, loading, longText }: DemoProps) {
  const words = useWords("galleryComponents:button.Appearances");
  return (
    <Row>
      {appearances.map((appearance) => (
        <Button
          key={appearance}
          appearance={appearance}
          size={size}
          disabled={disabled}
          aria-busy={loading}
          {...(loading && { icon: <BusyRing /> })}
        >
          {words(longText ? "long" : appearance)}
        </Button>
      ))}
    </Row>
  );
}
