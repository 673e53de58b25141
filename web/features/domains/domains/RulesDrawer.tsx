import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { useFreeDomainTermsQuery } from "./domains.generated.ts";
import { domainTexts } from "./domainParts.ts";

const useStyles = makeStyles({
  all: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  list: { display: "grid", gap: "8px", margin: 0, paddingInlineStart: "20px" },
  title: { ...typographyStyles.body1Strong, margin: 0 },
});

const rules = ["names", "review", "term", "end", "guard", "zone", "hold"] as const;

/** By which rules names are given, and the terms of each suffix. */
export function RulesDrawer(state: DrawerState) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const { number } = useFormat();
  const { data } = useFreeDomainTermsQuery();
  return (
    <Drawer {...state} kind="detail" title={words("rules.title")} meta={words("rules.line")}>
      <div role="region" aria-label={words("rules.title")} tabIndex={0} className={styles.all}>
        <ul className={styles.list}>
          {rules.map((id) => (
            <li key={id}>{words(`rules.${id}`)}</li>
          ))}
        </ul>
        <h3 className={styles.title}>{words("admin.terms")}</h3>
        {data ? (
          <PlainTable
            label={words("admin.terms")}
            rows={data.terms.map((terms) => ({ id: terms.suffix, terms }))}
            columns={[
              {
                id: "suffix",
                least: 96,
                label: words("admin.suffix"),
                cell: ({ id }) => <bdi dir="ltr">{id}</bdi>,
              },
              {
                id: "length",
                least: 96,
                label: words("rules.length"),
                cell: ({ terms: { minLength, maxLength } }) => (
                  <bdi dir="ltr">{`${number(minLength)}–${number(maxLength)}`}</bdi>
                ),
              },
              {
                id: "perUser",
                least: 96,
                label: words("admin.perUser"),
                cell: ({ terms: { perUser, isEnabled } }) =>
                  isEnabled ? number(perUser) : words("offers.CLOSED"),
              },
              {
                id: "cost",
                least: 96,
                label: words("rules.cost"),
                end: true,
                cell: ({ terms: { pointsCost, termDays } }) =>
                  `${
                    pointsCost === 0
                      ? words("free")
                      : words("points", { count: pointsCost, shown: number(pointsCost) })
                  } · ${words("days", { count: termDays })}`,
              },
            ]}
          />
        ) : (
          <CardSkeleton label={words("admin.terms")} lines={5} />
        )}
      </div>
    </Drawer>
  );
}
