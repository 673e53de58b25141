import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PagedCard } from "#web/ui/table/kinds/PagedCard.tsx";

const DAY = 86_400_000;
const perPage = 4;
const first = Date.parse("2026-11-26T02:00:00Z");
const backups = Array.from({ length: 10 }, (_, at) => ({
  id: `tidemark-${120 - at}`,
  at: new Date(first - at * DAY).toISOString(),
  isKept: at % 4 === 0,
}));
const unreachable = new AppError("NETWORK", "Nothing answered.");

export const Paged: Demo = { order: 70, controls: ["loading", "error"], keys: true, Piece };

function Piece({ loading, error }: DemoProps) {
  const { t } = useTranslation("galleryCards");
  const { date } = useFormat();
  const [page, setPage] = useState(1);
  const [isBack, setBack] = useState(false);
  const failed = error && !isBack;
  const from = (page - 1) * perPage;
  return (
    <PagedCard
      title={t("card-advance.Paged.title")}
      line={t("card-advance.Paged.about", { page, pages: Math.ceil(backups.length / perPage) })}
      shown={
        loading || failed ? undefined : { items: backups.slice(from, from + perPage), total: backups.length }
      }
      error={failed && !loading ? unreachable : undefined}
      onRetry={() => setBack(true)}
      failed={t("card-advance.Paged.failed")}
      none={t("card-advance.Paged.none")}
      page={page}
      itemsPerPage={perPage}
      onPage={setPage}
      columns={[
        { id: "name", label: t("card-advance.Paged.name"), cell: ({ id }) => <bdi>{id}</bdi> },
        { id: "at", label: t("card-advance.Paged.at"), cell: ({ at }) => date(at) },
        {
          id: "state",
          label: t("card-advance.Paged.state"),
          end: true,
          cell: ({ isKept }) => (
            <StatusPill tone={isKept ? "info" : "ok"}>
              {t(`card-advance.Paged.${isKept ? "kept" : "ready"}`)}
            </StatusPill>
          ),
        },
      ]}
    />
  );
}
