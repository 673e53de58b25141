import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { CodeCard } from "#web/ui/detail/CodeCard.tsx";

const code = `curl https://berth.example/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ viewer { fullName } }"}'`;

export const Example: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  return (
    <CodeCard
      title={t("card-widgets.Example.title")}
      line={t("card-widgets.Example.about")}
      code={code}
      copy={t("card-widgets.Example.copy")}
      notes={[t("card-widgets.Example.noteToken"), t("card-widgets.Example.noteLimit")]}
    />
  );
}
