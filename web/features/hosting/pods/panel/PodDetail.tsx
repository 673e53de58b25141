import { makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { imageName } from "#web/features/hosting/shared/podParts.ts";
import { type PanelPod, panelTexts } from "./panelParts.ts";

const useStyles = makeStyles({
  reason: {
    display: "grid",
    gap: "4px",
    padding: "8px 12px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.badForeground,
    backgroundColor: appTokens.badBackground,
    overflowWrap: "anywhere",
  },
  said: { fontFamily: appTokens.fontFamilyMonospace, fontSize: "12px" },
});

/** What one pod is made of, and why it does not run. */
export function PodDetail({ pod }: { pod: PanelPod }) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const why = useWords("hosting");
  const { number, dateTime } = useFormat();
  const { name, image, phase, isReady, exitCode, restarts, node, ip, reason, message, createdAt, startedAt } =
    pod;
  const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;
  return (
    <Card title={words("panel.detail")} line={ltr(name)}>
      {reason && (
        <div role="note" className={styles.reason}>
          {why(`reasons.${reason}`)}
          {message && (
            <bdi dir="ltr" className={styles.said}>
              {message}
            </bdi>
          )}
        </div>
      )}
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
