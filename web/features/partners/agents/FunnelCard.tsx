import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { ArrowDown16Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { changeOf } from "#web/ui/figure/changeOf.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { agentTexts, type Code } from "./agentParts.ts";
import { useAgentFunnelQuery } from "./agents.generated.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "6px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  stage: {
    display: "grid",
    gridTemplateColumns: "64px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "0 12px",
  },
  value: { ...typographyStyles.subtitle2, display: "block", fontVariantNumeric: "tabular-nums" },
  name: { ...typographyStyles.caption1, display: "block", color: appTokens.colorNeutralForeground3 },
  track: {
    blockSize: "24px",
    overflow: "hidden",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.lineSoft,
  },
  fill: {
    blockSize: "100%",
    minInlineSize: "3px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.colorBrandBackground,
  },
  change: {
    ...typographyStyles.caption1,
    minInlineSize: "76px",
    textAlign: "end",
    color: appTokens.colorNeutralForeground3,
  },
  between: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "6px",
    paddingInlineStart: "76px",
    color: appTokens.colorNeutralForeground3,
    "> strong": { color: appTokens.colorNeutralForeground1 },
  },
});

const periods = [7, 30, 90] as const;

/** How many follow a link, register and pay; bars are to scale. */
export function FunnelCard({ codes }: { codes: readonly Code[] }) {
  const styles = useStyles();
  const words = useWords(agentTexts);
  const format = useFormat();
  const [days, choose] = useState<number>(30);
  const { data, previousData, error, refetch } = useAgentFunnelQuery({
    variables: { days },
    fetchPolicy: "cache-and-network",
    skip: codes.length === 0,
  });
  const funnel = (data ?? previousData)?.funnel;
  if (codes.length === 0) return <Card title={words("funnel.title")} line={words("funnel.none")} />;
  if (!funnel)
    return error ? (
      <ErrorState title={words("funnel.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("funnel.title")} lines={5} />
    );
  const { visits, signups, paid, former } = funnel;
  const change = (now: number, before: number) => {
    const found = changeOf(now, before, format.percent);
    if (!found) return words("funnel.noFormer");
    const sign = { up: "+", down: "\u2212", same: "" }[found.direction];
    return words("funnel.former", { change: `${sign}${found.text}` });
  };
  const stages = [
    { id: "visits", count: visits, note: change(visits, former.visits) },
    { id: "signups", count: signups, note: change(signups, former.signups), of: visits },
    { id: "paid", count: paid, note: change(paid, former.paid), of: signups },
  ];
  const most = Math.max(visits, signups, paid, 1);
  return (
    <Card
      title={words("funnel.title")}
      tools={
        <MenuButton
          size="small"
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-label={words("funnel.period", { count: days })}
          actions={() =>
            periods.map((one) => ({
              id: String(one),
              label: words("funnel.days", { count: one }),
              chosen: one === days,
              run: () => choose(one),
            }))
          }
        >
          {words("funnel.days", { count: days })}
        </MenuButton>
      }
    >
      <ol className={styles.list} aria-label={words("funnel.title")}>
        {stages.map(({ id, count, note, of }) => (
          <li key={id}>
            {of !== undefined && (
              <span className={styles.between}>
                <ArrowDown16Regular aria-hidden />
                {words(`funnel.rates.${id}`)}
                <strong>{of === 0 ? words("funnel.noRate") : format.percent(count / of)}</strong>
              </span>
            )}
            <div className={styles.stage}>
              <span>
                <span className={styles.value}>{format.number(count)}</span>
                <span className={styles.name}>{words(`funnel.${id}`)}</span>
              </span>
              <span className={styles.track} aria-hidden>
                <span
                  className={styles.fill}
                  style={{ display: "block", inlineSize: `${(count / most) * 100}%` }}
                />
              </span>
              <span className={styles.change}>{note}</span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
