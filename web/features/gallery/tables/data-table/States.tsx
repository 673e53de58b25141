import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { BerthTable } from "#web/features/gallery/tables/parts/BerthTable.tsx";
import { AppError } from "#web/lib/errors/appError.ts";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

const states = ["loading", "usual", "stale", "empty", "error"] as const;
const failure = new AppError("NETWORK", "This list was meant to fail.");

const useStyles = makeStyles({
  box: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  choice: { maxInlineSize: "200px" },
});

export const States: Demo = { order: 20, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const [state, setState] = useState<(typeof states)[number]>("loading");
  return (
    <div className={styles.box}>
      <span className={styles.choice}>
        <ListBox
          aria-label={t("data-table.States.show")}
          value={state}
          onChange={({ target }) => setState(states.find((one) => one === target.value) ?? "usual")}
        >
          {states.map((one) => (
            <option key={one} value={one}>
              {t(`data-table.States.${one}`)}
            </option>
          ))}
        </ListBox>
      </span>
      {state === "empty" && (
        <EmptyState title={t("data-table.empty.title")} text={t("data-table.empty.text")} />
      )}
      {state === "error" && (
        <ErrorState title={t("data-table.failed")} error={failure} onRetry={() => setState("usual")} />
      )}
      {state !== "empty" && state !== "error" && (
        <BerthTable
          cards
          count={7}
          density="standard"
          loading={state === "loading"}
          stale={state === "stale"}
        />
      )}
    </div>
  );
}
