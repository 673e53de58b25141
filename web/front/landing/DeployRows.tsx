import { ArrowSync16Filled } from "@fluentui/react-icons/svg/arrow-sync";
import { CheckmarkCircle16Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { Circle16Regular } from "@fluentui/react-icons/svg/circle";
import { useFront } from "#web/front/front.ts";

const stages = [
  { name: "pull", icon: <CheckmarkCircle16Filled />, state: "running", time: "0:08" },
  { name: "check", icon: <CheckmarkCircle16Filled />, state: "running", time: "0:03" },
  { name: "start", icon: <CheckmarkCircle16Filled />, state: "running", time: "0:12" },
  { name: "switch", icon: <ArrowSync16Filled />, state: "busy", time: "0:04" },
  { name: "watch", icon: <Circle16Regular />, state: "asleep", time: "" },
];

/** A deployment under way: its five steps, three of them done. */
export function DeployRows() {
  const { t } = useFront();
  return (
    <div className="deploy">
      <b>{t("picture.deploy")}</b>
      {stages.map(({ name, icon, state, time }) => (
        <p key={name} className={state}>
          {icon} <span>{t(`picture.stages.${name}`)}</span> <bdi dir="ltr">{time}</bdi>
        </p>
      ))}
    </div>
  );
}
