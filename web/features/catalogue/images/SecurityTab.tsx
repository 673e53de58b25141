import { Field, makeStyles, Select, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Finding, type ImageTag, imageTexts, severities, severityLooks } from "./imageParts.ts";
import { ScanCard } from "./ScanCard.tsx";

const useStyles = makeStyles({
  finding: { display: "grid", justifyItems: "start" },
  number: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  choices: { display: "flex", flexWrap: "wrap", gap: "16px" },
});

export function SecurityTab({ tags }: { tags: readonly ImageTag[] }) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const [name, choose] = useState(tags[0]?.name ?? "");
  const [severity, narrow] = useState("");
  const tag = tags.find((one) => one.name === name) ?? tags[0];
  if (!tag) return null;
  const { findings, status } = tag.artifact.scan;
  const shown = findings.filter((one) => severity === "" || one.severity === severity);
  const pill = pillOf(words, "severities", severityLooks);
  return (
    <Columns
      main={
        <Card title={words("findings.title")} line={words("findings.line")}>
          <div className={styles.choices}>
            <Field label={words("findings.tag")}>
              <Select value={tag.name} onChange={(_, { value }) => choose(value)}>
                {tags.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={words("findings.severity")}>
              <Select value={severity} onChange={(_, { value }) => narrow(value)}>
                <option value="">{words("findings.all")}</option>
                {severities.map((one) => (
                  <option key={one} value={one}>
                    {words(`severities.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          {shown.length === 0 ? (
            <p className={styles.none}>
              {status === "COMPLETE" ? words("findings.none") : words(`scanLines.${status}`)}
            </p>
          ) : (
            <PlainTable<Finding>
              label={words("findings.title")}
              rows={shown}
              columns={[
                {
                  id: "title",
                  label: words("findingFields.title"),
                  least: 200,
                  cell: ({ id, title }) => (
                    <span className={styles.finding}>
                      <span dir="auto">{title}</span>
                      <bdi dir="ltr" className={styles.number}>
                        {id}
                      </bdi>
                    </span>
                  ),
                },
                {
                  id: "severity",
                  label: words("findingFields.severity"),
                  width: 84,
                  cell: (one) => pill(one.severity),
                },
                {
                  id: "package",
                  label: words("findingFields.package"),
                  width: 124,
                  cell: (one) => <bdi dir="ltr">{`${one.package} ${one.installed}`}</bdi>,
                },
                {
                  id: "fixed",
                  label: words("findingFields.fixed"),
                  width: 76,
                  named: true,
                  cell: ({ fixed }) => <bdi dir="ltr">{fixed ?? words("none")}</bdi>,
                },
              ]}
            />
          )}
        </Card>
      }
      side={<ScanCard tag={tag} />}
    />
  );
}
