import { Button } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { useFreeDomainTermsQuery } from "./domains.generated.ts";
import { domainTexts, type Terms } from "./domainParts.ts";

const TermsDrawer = lazyComponent(() => import("./TermsDrawer.tsx"), "TermsDrawer", { texts: ["form"] });

/** By which terms names are given below each suffix, for administrators. */
export function TermsCard() {
  const words = useWords(domainTexts);
  const { number } = useFormat();
  const { data, refetch } = useFreeDomainTermsQuery({ fetchPolicy: "cache-and-network" });
  const [drawer, open] = useDrawer<Terms>((terms, state) => (
    <TermsDrawer {...state} terms={terms} onDone={() => void refetch()} />
  ));
  return (
    <Card title={words("admin.terms")} line={words("admin.termsLine")}>
      <PlainTable
        label={words("admin.terms")}
        rows={(data?.terms ?? []).map((terms) => ({ id: terms.suffix, terms }))}
        columns={[
          {
            id: "suffix",
            label: words("admin.suffix"),
            cell: ({ id }) => <bdi dir="ltr">{id}</bdi>,
          },
          {
            id: "open",
            label: words("columns.state"),
            cell: ({ terms }) => (
              <StatusPill tone={terms.isEnabled ? "ok" : "idle"}>
                {words(terms.isEnabled ? "admin.open" : "admin.closed")}
              </StatusPill>
            ),
          },
          {
            id: "term",
            label: words("admin.termDays"),
            cell: ({ terms }) => words("days", { count: terms.termDays }),
          },
          {
            id: "points",
            label: words("admin.pointsCost"),
            cell: ({ terms: { pointsCost } }) =>
              pointsCost === 0
                ? words("free")
                : words("points", { count: pointsCost, shown: number(pointsCost) }),
          },
          {
            id: "steps",
            label: words("columns.steps"),
            end: true,
            cell: ({ id, terms }) => (
              <Button
                size="small"
                aria-label={words("admin.editOf", { suffix: id })}
                onClick={() => open(terms)}
              >
                {words("admin.edit")}
              </Button>
            ),
          },
        ]}
      />
      {drawer}
    </Card>
  );
}
