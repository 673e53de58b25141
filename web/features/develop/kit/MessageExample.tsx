import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";

const useStyles = makeStyles({ row: { display: "flex", flexWrap: "wrap", gap: "8px" } });

const tones = ["success", "info", "warning", "error"] as const;

export function MessageExample() {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  const say = (key: string) => t(`kit.feedback.messages.${key}`);
  const undo = () => showToast({ tone: "success", text: say("back") });
  const ask = async () => {
    const agreed = await confirm({
      title: say("question"),
      text: say("questionText"),
      action: say("remove"),
    });
    showToast({ tone: "info", text: agreed ? say("agreed") : say("kept") });
  };
  return (
    <div className={styles.row}>
      {tones.map((tone) => (
        <Button key={tone} onClick={() => showToast({ tone, text: say(tone) })}>
          {say(`${tone}Button`)}
        </Button>
      ))}
      <Button
        onClick={() =>
          showToast({ tone: "success", text: say("gone"), action: { label: say("undo"), run: undo } })
        }
      >
        {say("undoButton")}
      </Button>
      <Button onClick={() => void ask()}>{say("questionButton")}</Button>
    </div>
  );
}
