import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useState } from "react";
import { couponTexts, PAGE, worthOf } from "#web/features/ledger/shared/store/storeParts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type ManagedTermsFragment, useManagedCouponsQuery } from "./manage.generated.ts";

const TemplateDrawer = lazyComponent(() => import("./TemplateDrawer.tsx"), "TemplateDrawer");

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
  what: { display: "grid", paddingBlock: "4px" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  more: { justifySelf: "start" },
});

export function TemplatesCard() {
  const styles = useStyles();
  const words = useWords(couponTexts);
  const format = useFormat();
  const isChinese = useLocale() === "cn";
  const narrow = useNarrow();
  const [q, search] = useState("");
  const [pages, show] = useState(1);
  const { data, previousData, error, refetch } = useManagedCouponsQuery({
    variables: { q, page: 1, itemsPerPage: Math.min(pages * PAGE, 100) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  const [drawer, write] = useDrawer<{ terms: ManagedTermsFragment | null }>(({ terms }, state) => (
    <TemplateDrawer {...state} terms={terms} onDone={again} />
  ));
  const shown = (data ?? previousData)?.managedCouponTemplates;
  const worth = (terms: ManagedTermsFragment) => {
    const { key, value } = worthOf(format, isChinese, terms);
    return words(`worth.${key}`, { value });
  };
  const given = ({ claimed, total }: ManagedTermsFragment) =>
    total === null ? format.number(claimed) : `${format.number(claimed)} / ${format.number(total)}`;
  if (!shown && !error) return <CardSkeleton label={words("manage.title")} lines={6} />;
  return (
    <Card
      title={words("manage.title")}
      line={words("manage.line")}
      tools={
        <Button size="small" icon={<Add16Regular />} onClick={() => write({ terms: null })}>
          {words("manage.add")}
        </Button>
      }
    >
      <div className={styles.tools}>
        <SearchBox label={words("manage.search")} value={q} onSearch={search} />
      </div>
      {!shown ? (
        error && <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : shown.items.length === 0 ? (
        <p className={styles.none}>{words("manage.none")}</p>
      ) : (
        <PlainTable
          label={words("manage.title")}
          rows={shown.items}
          columns={[
            {
              id: "title",
              least: 96,
              label: words("form.fields.title"),
              cell: (terms) => (
                <span className={styles.what}>
                  <bdi>{terms.title}</bdi>
                  {narrow && (
                    <span className={styles.quiet}>
                      {worth(terms)} · <bdi dir="ltr">{given(terms)}</bdi>
                    </span>
                  )}
                </span>
              ),
            },
            { id: "worth", label: words("manage.worth"), width: 72, from: "tablet", cell: worth },
            {
              id: "given",
              label: words("manage.claimed"),
              width: 72,
              from: "tablet",
              cell: (terms) => <bdi dir="ltr">{given(terms)}</bdi>,
            },
            {
              id: "code",
              least: 104,
              label: words("form.fields.code"),
              from: "tablet",
              cell: ({ code }) => (code === null ? "—" : <bdi dir="ltr">{code}</bdi>),
            },
            {
              id: "state",
              label: words("manage.state"),
              width: 96,
              cell: ({ isOpen }) => (
                <StatusPill tone={isOpen ? "ok" : "idle"}>
                  {words(isOpen ? "manage.open" : "manage.closed")}
                </StatusPill>
              ),
            },
            {
              id: "edit",
              label: words("manage.edit"),
              width: 80,
              end: true,
              cell: (terms) => (
                <Button
                  size="small"
                  aria-label={words("manage.editOf", { title: terms.title })}
                  onClick={() => write({ terms })}
                >
                  {words("manage.edit")}
                </Button>
              ),
            },
          ]}
        />
      )}
      {shown && shown.items.length < Math.min(shown.total, 100) && (
        <Button
          className={styles.more}
          size="small"
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          onClick={() => show(pages + 1)}
        >
          {words("manage.more")}
        </Button>
      )}
      {drawer}
    </Card>
  );
}
