import { useTranslation } from "react-i18next";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { type DemoFiles, inOrder } from "./demo.ts";
import { DemoList } from "./DemoList.tsx";

/**
 * A page of demos.
 * @param texts the namespace of its texts.
 * @param title its key among the titles of the screens: `components.alert`; its last part is the key of its texts.
 */
export function demoScreen(texts: string, title: string, files: DemoFiles) {
  const demos = inOrder(files);
  const [section = "", page = section] = title.split(".");
  return function DemoPage() {
    const { t } = useTranslation([texts, "gallery"]);
    return (
      <>
        <PageHeader
          title={t(`screens:gallery.${title}`)}
          breadcrumb={[
            { label: t("shell:nav.groups.gallery") },
            ...(page === section ? [] : [{ label: t(`screens:gallery.${section}.title`) }]),
            { label: t(`screens:gallery.${title}`) },
          ]}
          status={[t(`${page}.line`)]}
        />
        <DemoList demos={demos} place={{ title, texts, page }} />
      </>
    );
  };
}
