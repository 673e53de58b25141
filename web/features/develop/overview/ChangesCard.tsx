import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  typographyStyles,
} from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import changes from "../../../../schema/changes.json";
import { useFormat } from "#web/lib/texts/format.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  fields: {
    ...typographyStyles.caption1,
    margin: "0 0 12px",
    fontFamily: appTokens.fontFamilyMonospace,
    color: appTokens.colorNeutralForeground2,
    columnWidth: "240px",
    columnGap: "16px",
    overflowWrap: "anywhere",
    textAlign: "start",
  },
  kind: { ...typographyStyles.caption1Strong, margin: "0 0 4px", color: appTokens.colorNeutralForeground3 },
});

const newest = changes.toReversed();

/** What came into the schema and left it, day by day; the newest day is open. */
export function ChangesCard() {
  const styles = useStyles();
  const { t } = useTranslation("developOverview");
  const format = useFormat();
  return (
    <Card title={t("changes.title")} line={t("changes.line")}>
      <Accordion multiple collapsible defaultOpenItems={[newest[0]?.on ?? ""]}>
        {newest.map(({ on, added, removed }) => (
          <AccordionItem key={on} value={on}>
            <AccordionHeader as="h3">
              {t("changes.day", {
                day: format.date(`${on}T00:00`),
                added: format.number(added.length),
                removed: format.number(removed.length),
              })}
            </AccordionHeader>
            <AccordionPanel>
              {Object.entries({ added, removed }).map(
                ([kind, fields]) =>
                  fields.length > 0 && (
                    <div key={kind}>
                      <p className={styles.kind}>{t(`changes.${kind}`)}</p>
                      <div dir="ltr" className={styles.fields}>
                        {fields.map((field) => (
                          <div key={field}>{field}</div>
                        ))}
                      </div>
                    </div>
                  ),
              )}
            </AccordionPanel>
          </AccordionItem>
        ))}
      </Accordion>
    </Card>
  );
}
