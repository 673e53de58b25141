import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  ChatSimulationDocument,
  useChatSimulateMutation,
  useChatSimulationQuery,
} from "./simulation.generated.ts";

const useStyles = makeStyles({
  foot: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "2px 12px",
    padding: "8px 16px",
    borderTop: `1px solid ${appTokens.line}`,
  },
  note: {
    ...typographyStyles.caption1,
    gridColumnStart: 1,
    gridColumnEnd: -1,
    color: appTokens.colorNeutralForeground3,
  },
});

export function SimulationSwitch() {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const id = useId();
  const parts = useChatSimulationQuery().data?.simulation;
  const [simulate] = useChatSimulateMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: ChatSimulationDocument, data: { simulation: data.simulationSet } }),
  });
  const tellError = useErrorToast();
  if (!parts) return <div />;
  const turn = (on: boolean) => {
    const simulationSet = on ? [...parts, "CHAT" as const] : parts.filter((part) => part !== "CHAT");
    simulate({ variables: { parts: simulationSet }, optimisticResponse: { simulationSet } }).catch(tellError);
  };
  return (
    <div className={styles.foot}>
      <label htmlFor={id}>{t("simulation.label")}</label>
      <SwitchBox id={id} checked={parts.includes("CHAT")} aria-describedby={`${id}-note`} onChange={turn} />
      <span id={`${id}-note`} className={styles.note}>
        {t("simulation.note")}
      </span>
    </div>
  );
}
