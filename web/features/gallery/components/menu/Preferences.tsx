import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { LanguageMenu } from "#web/ui/preferences/LanguageMenu.tsx";
import { ThemeMenu } from "#web/ui/preferences/ThemeMenu.tsx";

export const Preferences: Demo = { order: 70, keys: true, Piece };

function Piece() {
  return (
    <Row>
      <ThemeMenu />
      <LanguageMenu />
      <LanguageMenu named />
    </Row>
  );
}
