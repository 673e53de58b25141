import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { ScaleField } from "#web/ui/form/fields/ScaleField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { useStepStyles } from "#web/ui/form/wizard/stepStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { MachineBuyStartQuery } from "./buy.generated.ts";
import { bandwidthSteps, dataSteps, scaleUpTo, systemSteps } from "./buyForm.ts";
import { buyTexts, periods } from "./buyParts.ts";

const useStyles = makeStyles({
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** How much disk and bandwidth a machine has, and how it is paid for. */
export function DiskStep({ catalogue }: Pick<MachineBuyStartQuery, "catalogue">) {
  const styles = useStyles();
  const step = useStepStyles();
  const words = useWords(buyTexts);
  const { number } = useFormat();
  const gib = (value: number) => words("gib", { value: number(value) });
  const { diskGib, bandwidthMbps } = catalogue.limits;
  const system = scaleUpTo(systemSteps, diskGib);
  return (
    <>
      <div className={step.card}>
        <ScaleField
          name="systemGib"
          label={words("systemGib")}
          scale={system}
          format={gib}
          tick={number}
          unit={words("units.gib")}
        />
        <ScaleField
          name="dataGib"
          label={words("dataGib")}
          scale={scaleUpTo(dataSteps, diskGib - (system.at(-1) ?? 0))}
          format={gib}
          tick={number}
          unit={words("units.gib")}
        />
        <ScaleField
          name="bandwidthMbps"
          label={words("bandwidth")}
          scale={scaleUpTo(bandwidthSteps, bandwidthMbps)}
          format={(value) => words("mbps", { value: number(value) })}
          tick={number}
          unit={words("units.mbps")}
        />
        <p className={styles.note}>{words("sizeHelp")}</p>
      </div>
      <div className={step.card}>
        <RadioField
          name="period"
          label={words("period")}
          look="row"
          options={optionsOf(words, "periods", periods)}
        />
        <div className={step.last}>
          <SwitchField name="isAutoRenewed" label={words("autoRenew")} help={words("autoRenewHelp")} />
        </div>
      </div>
    </>
  );
}
