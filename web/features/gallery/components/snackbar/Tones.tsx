import { Button } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";

const tones = ["success", "info", "warning", "error"] as const;

export const Tones: Demo = { order: 10, controls: ["longText"], keys: true, Piece };

function Piece({ longText }: DemoProps) {
  const words = useWords("galleryComponents:snackbar.Tones");
  return (
    <Row>
      {tones.map((tone) => (
        <Button key={tone} onClick={() => showToast({ tone, text: words(longText ? "long" : tone) })}>
          {words(`${tone}Button`)}
        </Button>
      ))}
    </Row>
  );
}
