import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type ImageTag, imageTexts } from "./imageParts.ts";
import { useImageStoreQuoteQuery } from "./images.generated.ts";

const useStyles = makeStyles({
  facts: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "8px 16px",
    margin: 0,
  },
  name: { color: appTokens.colorNeutralForeground3 },
  value: {
    ...typographyStyles.caption1,
    display: "grid",
    justifyItems: "end",
    margin: 0,
    paddingBlock: "2px",
    minInlineSize: 0,
    overflowWrap: "anywhere",
    fontFamily: appTokens.fontFamilyMonospace,
  },
  total: { ...typographyStyles.body1Strong },
  sum: { ...typographyStyles.body1Strong, margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" },
});

const PLAN = "LAS_SMALL";
const input = { items: [{ productId: PLAN, period: "MONTH" as const }] };

export function DeployCard({ tag: { artifact } }: { tag: ImageTag }) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const { micros } = useFormat();
  const { data } = useImageStoreQuoteQuery({ variables: { input } });
  const { ports, env, volumes } = artifact;
  const rows = [
    { id: "ports", values: ports.map(({ port, protocol }) => `${port}/${protocol}`) },
    { id: "env", values: env.map(({ key, value }) => `${key}=${value}`) },
    { id: "volumes", values: volumes },
  ];
  return (
    <Card title={words("fill.title")}>
      <dl className={styles.facts}>
        {rows.map(({ id, values }) => (
          <div key={id} style={{ display: "contents" }}>
            <dt className={styles.name}>{words(`fill.${id}`)}</dt>
            <dd className={styles.value} dir="ltr">
              {values.length === 0 ? words("none") : values.map((one) => <span key={one}>{one}</span>)}
            </dd>
          </div>
        ))}
        <dt className={styles.total}>{words("fill.estimate")}</dt>
        <dd className={styles.sum}>
          {data ? words("perMonth", { amount: micros(data.quote.amount) }) : words("none")}
        </dd>
      </dl>
    </Card>
  );
}
