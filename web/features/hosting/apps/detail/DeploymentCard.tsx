import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Checkmark16Filled } from "@fluentui/react-icons/svg/checkmark";
import { Dismiss16Filled } from "@fluentui/react-icons/svg/dismiss";
import { Info16Regular } from "@fluentui/react-icons/svg/info";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { deploymentLooks } from "#web/ui/pill/deploymentLooks.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";
import { HostedDeploymentCancelDocument } from "#web/features/hosting/apps/apps.generated.ts";
import { areaTexts, type Deployment, isUnderWay } from "#web/features/hosting/apps/appParts.ts";
import { detailTexts } from "./detailParts.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  steps: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    [phone]: { gridAutoFlow: "row", gap: "12px" },
  },
  step: {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    gap: "4px",
    textAlign: "center",
    // The line to the next step.
    ":not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: "11px",
      insetInlineStart: "calc(50% + 16px)",
      inlineSize: "calc(100% - 32px)",
      blockSize: "2px",
      backgroundColor: appTokens.line,
    },
    [phone]: {
      gridTemplateColumns: "24px minmax(0, 1fr) auto",
      justifyItems: "start",
      alignItems: "center",
      textAlign: "start",
      ":not(:last-child)::after": { display: "none" },
    },
  },
  doneStep: { ":not(:last-child)::after": { backgroundColor: appTokens.okDot } },
  mark: {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    inlineSize: "24px",
    blockSize: "24px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: "50%",
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  done: {
    border: "none",
    backgroundColor: appTokens.okBackground,
    color: appTokens.okForeground,
  },
  failed: { border: "none", backgroundColor: appTokens.badBackground, color: appTokens.badForeground },
  running: { border: `2px solid ${appTokens.infoDot}`, color: appTokens.infoForeground },
  name: { ...typographyStyles.body1Strong },
  later: { fontWeight: appTokens.fontWeightRegular, color: appTokens.colorNeutralForeground3 },
  time: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    overflowWrap: "anywhere",
  },
  note: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    margin: 0,
    color: appTokens.colorNeutralForeground3,
  },
  bad: { color: appTokens.badForeground },
});

/** What is happening now: a deployment with its steps. */
export function DeploymentCard({ deployment }: { deployment: Deployment }) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const why = useWords(areaTexts);
  const { number, relative } = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { id, revision, previousRevision, status, steps, creator, errorCode, errorMessage } = deployment;
  const under = isUnderWay(deployment);
  const seconds = (from?: string | null, to?: string | null) =>
    from && to ? Math.max(Math.round((Date.parse(to) - Date.parse(from)) / 1_000), 0) : null;
  const cancel = () => void mutate(HostedDeploymentCancelDocument, { id }).catch(tellError);
  return (
    <Card
      title={words("deployment", { revision: number(revision) })}
      line={[words(`kinds.${deployment.kind}`), creator?.fullName, relative(deployment.createdAt)]
        .filter(Boolean)
        .join(" · ")}
      tools={
        <>
          {pillOf(words, "statuses", deploymentLooks)(status)}
          {under && deployment.isCancellable && (
            <Button size="small" onClick={cancel}>
              {words("cancel")}
            </Button>
          )}
        </>
      }
    >
      <ol className={styles.steps} aria-label={words("steps")}>
        {steps.map((step, at) => {
          const took = seconds(step.startedAt, step.endedAt);
          return (
            <li
              key={step.name}
              className={mergeClasses(styles.step, step.status === "SUCCEEDED" && styles.doneStep)}
            >
              <span
                className={mergeClasses(
                  styles.mark,
                  step.status === "SUCCEEDED" && styles.done,
                  step.status === "FAILED" && styles.failed,
                  step.status === "RUNNING" && styles.running,
                )}
              >
                {step.status === "SUCCEEDED" ? (
                  <Checkmark16Filled aria-label={words("stepStatuses.SUCCEEDED")} />
                ) : step.status === "FAILED" ? (
                  <Dismiss16Filled aria-label={words("stepStatuses.FAILED")} />
                ) : step.status === "RUNNING" ? (
                  <BusyRing />
                ) : (
                  number(at + 1)
                )}
              </span>
              <span
                className={mergeClasses(
                  styles.name,
                  (step.status === "WAITING" || step.status === "SKIPPED") && styles.later,
                )}
              >
                {words(`statuses.${step.name}`)}
              </span>
              <span className={styles.time}>
                {step.message !== ""
                  ? step.message
                  : took === null
                    ? words(`stepStatuses.${step.status}`)
                    : words("seconds", { count: took })}
              </span>
            </li>
          );
        })}
      </ol>
      {errorCode ? (
        <p className={mergeClasses(styles.note, styles.bad)} role="status">
          <Info16Regular aria-hidden />
          {[why(`reasons.${errorCode}`), errorMessage].filter((part) => part !== "").join(" ")}
        </p>
      ) : (
        under &&
        previousRevision !== null &&
        previousRevision !== undefined && (
          <p className={styles.note}>
            <Info16Regular aria-hidden />
            {words("keepsServing", { revision: number(previousRevision) })}
          </p>
        )
      )}
    </Card>
  );
}
