import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormContext, useWatch } from "react-hook-form";
import { useSettledText } from "#web/lib/timing/useSettledText.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useHostedCronPreviewQuery } from "./cronJobs.generated.ts";
import { cronTexts, plans } from "./cronParts.ts";

const useStyles = makeStyles({
  box: {
    ...typographyStyles.caption1,
    display: "grid",
    gap: "4px",
    margin: 0,
    paddingInlineStart: 0,
    listStyleType: "none",
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  plans: { display: "flex", flexWrap: "wrap", gap: "4px" },
  wrong: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorStatusDangerForeground1 },
});

/** The next times of the plan that is being written, in the person's own time. */
export function CronPreview() {
  const styles = useStyles();
  const words = useWords(cronTexts);
  const { dateTime } = useFormat();
  const errorText = useErrorText();
  const { setValue } = useFormContext<{ cron: string }>();
  const [cron, timezone] = useWatch<{ cron: string; timezone: string }, ["cron", "timezone"]>({
    name: ["cron", "timezone"],
  });
  const plan = useSettledText(cron).trim();
  const { data, previousData, error } = useHostedCronPreviewQuery({
    variables: { cron: plan, timezone },
    skip: plan === "",
  });
  const times = (data ?? previousData)?.times ?? [];
  return (
    <>
      <div role="group" aria-label={words("often")} className={styles.plans}>
        {plans.map((one, at) => (
          <Button
            key={one}
            size="small"
            onClick={() => setValue("cron", one, { shouldDirty: true, shouldValidate: true })}
          >
            {words(`plans.${at}`)}
          </Button>
        ))}
      </div>
      {error ? (
        <p className={styles.wrong}>{errorText(error)}</p>
      ) : (
        <ul className={styles.box} aria-label={words("next")} aria-live="polite">
          {times.slice(0, 3).map((time) => (
            <li key={time}>{dateTime(time)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
