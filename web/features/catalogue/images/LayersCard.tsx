import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { architectureOf, type ImageTag, imageTexts } from "./imageParts.ts";

const useStyles = makeStyles({
  layers: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  layer: {
    ...typographyStyles.caption1,
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) 56px 64px",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "24px",
    fontVariantNumeric: "tabular-nums",
  },
  number: { color: appTokens.colorNeutralForeground3 },
  command: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
    fontFamily: appTokens.fontFamilyMonospace,
  },
  track: {
    blockSize: "4px",
    overflow: "hidden",
    borderRadius: "2px",
    backgroundColor: appTokens.lineSoft,
  },
  bar: { blockSize: "100%", borderRadius: "2px", backgroundColor: appTokens.chart1 },
  size: { textAlign: "end", color: appTokens.colorNeutralForeground2 },
  facts: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "8px 16px",
    margin: 0,
    paddingBlockStart: "12px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
  name: { color: appTokens.colorNeutralForeground3 },
  value: { margin: 0, textAlign: "end" },
});

export function LayersCard({ tag: { artifact } }: { tag: ImageTag }) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const { number } = useFormat();
  const locale = useLocale();
  const { platforms, components } = artifact;
  const [chosen, choose] = useState("");
  const platform = platforms.find(({ name }) => name === chosen) ?? platforms[0];
  if (!platform) return null;
  const size = (bytes: number) => writeFileSize(bytes, locale);
  const most = Math.max(...platform.layers.map(({ sizeBytes }) => sizeBytes), 1);
  return (
    <Card
      title={words("layers.title")}
      tools={
        <Segmented
          small
          label={words("layers.platform")}
          value={platform.name}
          onChange={choose}
          parts={platforms.map(({ name }) => ({ value: name, label: architectureOf(name) }))}
        />
      }
    >
      <ol className={styles.layers} aria-label={words("layers.list")}>
        {platform.layers.map(({ command, sizeBytes }, at) => (
          <li key={`${at}:${command}`} className={styles.layer}>
            <span className={styles.number}>{number(at + 1)}</span>
            <span className={styles.command} dir="ltr" title={command}>
              {command}
            </span>
            <span className={styles.track} aria-hidden>
              <span
                className={styles.bar}
                style={{ display: "block", inlineSize: `${(sizeBytes / most) * 100}%` }}
              />
            </span>
            <span className={styles.size}>{size(sizeBytes)}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <dt className={styles.name}>{words("layers.compressed")}</dt>
        <dd className={styles.value}>
          {words("layers.sizeOf", { size: size(platform.sizeBytes), count: platform.layers.length })}
        </dd>
        <dt className={styles.name}>{words("layers.sbom")}</dt>
        <dd className={styles.value}>
          {components === null || components === undefined
            ? words("none")
            : words("layers.components", { count: components, shown: number(components) })}
        </dd>
      </dl>
    </Card>
  );
}
