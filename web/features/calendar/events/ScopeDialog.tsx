import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Radio,
  RadioGroup,
} from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarEventScope } from "#web/generated/types.ts";
import type { OpenPrompt } from "#web/lib/prompt.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { texts } from "./calendarView.ts";
import { openScope, type ScopeQuestion } from "./scopePrompt.ts";

const scopes = ["THIS", "FOLLOWING", "ALL"] as const;

export function ScopeDialog() {
  return (
    <KeepWhileClosing shown={useStore(openScope)}>
      {(shown, open) => <Question key={shown.id} prompt={shown} open={open} />}
    </KeepWhileClosing>
  );
}

function Question({
  prompt: { kind, title, answer },
  open,
}: {
  prompt: OpenPrompt<ScopeQuestion, CalendarEventScope | undefined>;
  open: boolean;
}) {
  const words = useWords(texts);
  const { t } = useTranslation("ui");
  const [scope, choose] = useState<CalendarEventScope>("THIS");
  useFocusBack(open, "alertdialog");
  return (
    <Dialog open={open} modalType="alert" onOpenChange={(_, change) => change.open || answer(undefined)}>
      <DialogSurface style={{ maxInlineSize: "400px" }}>
        <DialogBody>
          <DialogTitle>{words(`scope.${kind}`, { title })}</DialogTitle>
          <DialogContent>
            <RadioGroup
              aria-label={words("scope.label")}
              value={scope}
              onChange={(_, { value }) => choose(scopes.find((one) => one === value) ?? "THIS")}
            >
              {scopes.map((one) => (
                <Radio key={one} value={one} label={words(`scope.${one}`)} />
              ))}
            </RadioGroup>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => answer(undefined)}>{t("form.cancel")}</Button>
            <Button appearance="primary" onClick={() => answer(scope)}>
              {words(`scope.do.${kind}`)}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
