import { useTranslation } from "react-i18next";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { type DemoFiles, inOrder } from "./demo.ts";
import { DemoList } from "./DemoList.tsx";

/**
 * A page of demos.
 * @param texts the namespace of its texts.
 * @param title its key among the titles of the screens, `components.alert`; its last part is the key of its texts.
 */
export function demoScreen(texts: string, title: string, files: DemoFiles) {
  const demos = inOrder(files);
  const page = title.replace(/^.*\./, "");
  return function DemoPage() {
    const { t } = useTranslation([texts, "gallery"]);
    return (
      <>
        <ScreenHeader status={[t(`${page}.line`)]} />
        <DemoList demos={demos} place={{ title, texts, page }} />
      </>
    );
  };
}
