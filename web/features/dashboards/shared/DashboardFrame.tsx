import { makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { FiguresExport } from "./FiguresExport.tsx";
import { periods, usePeriod } from "./usePeriod.ts";

const useStyles = makeStyles({
  cards: { display: "grid", gap: "16px", "@media (max-width: 639.98px)": { gap: "12px" } },
  stale: {
    opacity: 0.6,
    transitionProperty: "opacity",
    transitionDuration: "100ms",
    transitionDelay: "150ms",
  },
});

interface DashboardFrameProps<TFigures> {
  /** Undefined until the first ones come; those of the period before while others are asked for. */
  figures: TFigures | undefined;
  answer: { data?: unknown; loading: boolean; error?: AppError | undefined; refetch: () => unknown };
  /** The path of the gateway's export of the figures. */
  exportPath?: string;
  head: (figures: TFigures) => ReactNode;
  cards: (figures: TFigures) => ReactNode;
}

export function DashboardFrame<TFigures extends { from: string; to: string }>({
  figures,
  answer: { data, loading, error, refetch },
  exportPath,
  head,
  cards,
}: DashboardFrameProps<TFigures>) {
  const styles = useStyles();
  const { t } = useTranslation("dashboards");
  const { title } = useScreen();
  const format = useFormat();
  const [days, setDays] = usePeriod();
  const day = (date: string) => format.date(`${date}T00:00`);

  const body = () => {
    if (figures) {
      return (
        <div className={loading && data === undefined ? styles.stale : undefined} aria-busy={loading}>
          {head(figures)}
          <div className={styles.cards}>{cards(figures)}</div>
        </div>
      );
    }
    return error === undefined ? (
      <DetailSkeleton label={title} />
    ) : (
      <ErrorState title={t("frame.failed")} error={error} onRetry={refetch} />
    );
  };
  return (
    <>
      <ScreenHeader
        status={figures ? [t("frame.period", { from: day(figures.from), to: day(figures.to) })] : []}
        actions={
          <>
            {exportPath !== undefined && <FiguresExport path={exportPath} days={days} />}
            <MenuButton
              icon={<ChevronDown16Regular />}
              iconPosition="after"
              actions={() =>
                periods.map((period) => ({
                  id: String(period),
                  label: t("frame.last", { count: period }),
                  chosen: period === days,
                  run: () => setDays(period),
                }))
              }
            >
              {t("frame.last", { count: days })}
            </MenuButton>
          </>
        }
      />
      {body()}
    </>
  );
}
