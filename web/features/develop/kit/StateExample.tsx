import { Button } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { AppError } from "#web/lib/errors/appError.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { ExampleState } from "./ExampleState.tsx";

const failure = new AppError("INTERNAL", "", { requestId: "req_7f3k2m9q0001" });

export function StateExample() {
  const { t } = useTranslation("kit");
  const say = (key: string) => t(`kit.feedback.states.${key}`);
  return (
    <>
      <EmptyState
        title={say("empty")}
        text={say("emptyText")}
        actions={<Button appearance="primary">{say("create")}</Button>}
      />
      <ExampleState name="noMatch">
        <EmptyState why="noMatch" title={t("ui:table.noMatch.title")} text={t("ui:table.noMatch.text")} />
      </ExampleState>
      <ExampleState name="gone">
        <EmptyState why="gone" title={say("gone")} />
      </ExampleState>
      <ExampleState name="error">
        <ErrorState
          title={say("failed")}
          error={failure}
          onRetry={() => showToast({ tone: "info", text: say("again") })}
        />
      </ExampleState>
    </>
  );
}
