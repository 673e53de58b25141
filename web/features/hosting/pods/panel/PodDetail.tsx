import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { imageName } from "#web/features/hosting/shared/podParts.ts";
import { type PanelPod, panelTexts } from "./panelParts.ts";

/** What one pod is made of. */
export function PodDetail({ pod }: { pod: PanelPod }) {
  const words = useWords(panelTexts);
  const { number, dateTime } = useFormat();
  const { name, image, phase, isReady, exitCode, restarts, node, ip, createdAt, startedAt } = pod;
  const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;
  return (
    <Card title={words("panel.detail")} line={ltr(name)}>
      <DescriptionList
        texts={`${panelTexts}:panel`}
        items={[
          { id: "image", value: ltr(imageName(image)), copy: image },
          { id: "container", value: words(`podPhases.${phase}`) },
          { id: "ready", value: words(isReady ? "panel.yes" : "panel.no") },
          { id: "exitCode", value: exitCode === null ? null : number(exitCode) },
          { id: "restarts", value: number(restarts) },
          { id: "node", value: node === null ? null : ltr(node) },
          { id: "ip", value: ip === null ? null : ltr(ip), ...(ip !== null && { copy: ip }) },
          { id: "created", value: dateTime(createdAt) },
          { id: "started", value: startedAt === null ? null : dateTime(startedAt) },
        ]}
      />
    </Card>
  );
}
