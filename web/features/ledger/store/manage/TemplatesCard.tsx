import {
  Button,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  typographyStyles,
} from "@fluentui/react-components";
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
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type ManagedTermsFragment, useManagedCouponsQuery } from "./manage.generated.ts";

const TemplateDrawer = lazyComponent(() => import("./TemplateDrawer.tsx"), "TemplateDrawer");

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
  row: { blockSize: "42px" },
  what: { display: "grid", paddingBlock: "4px" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  more: { justifySelf: "start" },
  end: { inlineSize: "96px" },
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
  const again = () => void refetch().catch(() => undefined);
  const [drawer, write] = useDrawer<{ terms: ManagedTermsFragment | null }>(({ terms }, state) => (
    <TemplateDrawer {...state} terms={terms} onDone={again} />
  ));
  const shown = (data ?? previousData)?.managedCouponTemplates;
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
        error && <ErrorState title={words("failed")} error={error} onRetry={again} />
      ) : shown.items.length === 0 ? (
        <p className={styles.none}>{words("manage.none")}</p>
      ) : (
        <Table size="small" aria-label={words("manage.title")}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{words("form.fields.title")}</TableHeaderCell>
              {!narrow && <TableHeaderCell>{words("manage.worth")}</TableHeaderCell>}
              {!narrow && <TableHeaderCell>{words("manage.claimed")}</TableHeaderCell>}
              {!narrow && <TableHeaderCell>{words("form.fields.code")}</TableHeaderCell>}
              <TableHeaderCell>{words("manage.state")}</TableHeaderCell>
              <TableHeaderCell className={styles.end} />
            </TableRow>
          </TableHeader>
          <TableBody>
            {shown.items.map((terms) => {
              const { id, title, claimed, total, code, isOpen } = terms;
              const { key, value } = worthOf(format, isChinese, terms);
              const worth = words(`worth.${key}`, { value });
              const given =
                total === null
                  ? format.number(claimed)
                  : `${format.number(claimed)} / ${format.number(total)}`;
              return (
                <TableRow key={id} className={styles.row}>
                  <TableCell>
                    <span className={styles.what}>
                      <bdi>{title}</bdi>
                      {narrow && (
                        <span className={styles.quiet}>
                          {worth} · <bdi dir="ltr">{given}</bdi>
                        </span>
                      )}
                    </span>
                  </TableCell>
                  {!narrow && <TableCell>{worth}</TableCell>}
                  {!narrow && (
                    <TableCell>
                      <bdi dir="ltr">{given}</bdi>
                    </TableCell>
                  )}
                  {!narrow && <TableCell>{code === null ? "—" : <bdi dir="ltr">{code}</bdi>}</TableCell>}
                  <TableCell>
                    <StatusPill tone={isOpen ? "ok" : "idle"}>
                      {words(isOpen ? "manage.open" : "manage.closed")}
                    </StatusPill>
                  </TableCell>
                  <TableCell className={styles.end}>
                    <Button
                      size="small"
                      aria-label={words("manage.editOf", { title })}
                      onClick={() => write({ terms })}
                    >
                      {words("manage.edit")}
                    </Button>
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
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
