import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useId } from "react";
import type { SimulatedPart } from "#web/generated/types.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  SimulationDocument,
  useSimulateMutation,
  useSimulationQuery,
} from "#web/lib/session/simulation.generated.ts";

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

/**
 * Turns a part of the sample data that can live on or off for the person.
 * @param texts where `simulation.label` and `simulation.note` stand.
 */
export function SimulationSwitch({ part, texts }: { part: SimulatedPart; texts: TextPlace }) {
  const styles = useStyles();
  const words = useWords(texts);
  const id = useId();
  const parts = useSimulationQuery().data?.simulation;
  const [simulate] = useSimulateMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: SimulationDocument, data: { simulation: data.simulationSet } }),
  });
  const tellError = useErrorToast();
  if (!parts) return <div />;
  const turn = (on: boolean) => {
    const simulationSet = on ? [...parts, part] : parts.filter((one) => one !== part);
    simulate({ variables: { parts: simulationSet }, optimisticResponse: { simulationSet } }).catch(tellError);
  };
  return (
    <div className={styles.foot}>
      <label htmlFor={id}>{words("simulation.label")}</label>
      <SwitchBox id={id} checked={parts.includes(part)} aria-describedby={`${id}-note`} onChange={turn} />
      <span id={`${id}-note`} className={styles.note}>
        {words("simulation.note")}
      </span>
    </div>
  );
}
