import { makeStyles } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { machineTexts, mayDo, panelTexts, systemOf } from "#web/features/machines/machines/machineParts.ts";
import { MachineUpdateDocument } from "./panel.generated.ts";
import { loginOf, type PanelProps } from "./panelParts.ts";

const useStyles = makeStyles({ switch: { display: "flex", alignItems: "center", gap: "8px" } });

/** How a machine is kept, and how it is reached. */
export function KeepCard({ machine, reload }: PanelProps) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const machines = useWords(machineTexts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { id, version, isDeleteProtected, isAutoRenewed, period, privateIp, regionId } = machine;
  const set = (input: { isDeleteProtected?: boolean; isAutoRenewed?: boolean }) =>
    void mutate(MachineUpdateDocument, { id, input, expectedVersion: version })
      .then(() => {
        showToast({ tone: "success", text: words("keep.saved") });
        return reload();
      })
      .catch(tellError);
  const isOpen = mayDo(machine, "UPDATE");
  return (
    <Card title={words("keep.title")} line={words("keep.line")}>
      <DescriptionList
        texts={panelTexts}
        items={[
          {
            id: "login",
            value: <bdi dir="ltr">{loginOf(machine)}</bdi>,
            copy: loginOf(machine),
          },
          { id: "privateIp", value: <bdi dir="ltr">{privateIp}</bdi>, copy: privateIp },
          { id: "system", value: systemOf(machine) },
          { id: "region", value: machines(`regions.${regionId}`) },
        ]}
      />
      <label className={styles.switch}>
        <SwitchBox
          checked={isDeleteProtected}
          blocked={!isOpen}
          onChange={(on) => isOpen && set({ isDeleteProtected: on })}
        />
        {words("keep.protected")}
      </label>
      {period !== "HOUR" && (
        <label className={styles.switch}>
          <SwitchBox
            checked={isAutoRenewed}
            blocked={!isOpen}
            onChange={(on) => isOpen && set({ isAutoRenewed: on })}
          />
          {words("keep.autoRenewed")}
        </label>
      )}
    </Card>
  );
}
