import { Button } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const Drawer = lazyComponent(() => import("#web/ui/drawer/Drawer.tsx"), "Drawer");

export const Beside: Demo = { order: 40, controls: ["size"], keys: true, Piece };

const kinds = { small: "settings", medium: "task", large: "detail" } as const;

function Piece({ size }: DemoProps) {
  const words = useWords("galleryComponents:dialog.Beside");
  const format = useFormat();
  const [drawer, open] = useDrawer((id: "modal" | "beside", state) => (
    <Drawer
      {...state}
      kind={kinds[size]}
      beside={id === "beside"}
      title={words("title")}
      meta={words("meta")}
      footer={
        <Button appearance="primary" onClick={state.onClose}>
          {words("done")}
        </Button>
      }
    >
      <DescriptionList
        items={[
          { id: "state", name: words("state"), value: <StatusPill tone="ok">{words("running")}</StatusPill> },
          { id: "memory", name: words("memory"), value: words("memoryValue") },
          { id: "since", name: words("since"), value: format.dateTime("2026-11-24T08:30:00Z") },
          { id: "note", name: words("note"), value: null },
        ]}
      />
    </Drawer>
  ));
  return (
    <Row>
      <Button onClick={() => open("modal")}>{words("open")}</Button>
      <Button onClick={() => open("beside")}>{words("openBeside")}</Button>
      {drawer}
    </Row>
  );
}
