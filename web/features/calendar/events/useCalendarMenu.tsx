import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { Filter20Regular } from "@fluentui/react-icons/svg/filter";
import type { ReactNode } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { texts } from "./calendarView.ts";

const IcsDrawer = lazyComponent(() => import("./IcsDrawer.tsx"), "IcsDrawer", { texts: ["table"] });

/** What is rarely done to the calendar; on a phone also what stands beside it elsewhere. */
export function useCalendarMenu(
  calendars: readonly string[] | null,
  onSide: (() => void) | undefined,
): [drawer: ReactNode, actions: () => readonly Action[]] {
  const words = useWords(texts);
  const [drawer, open] = useDrawer((_: object, state) => <IcsDrawer {...state} />);
  const search = calendars ? `?calendars=${encodeURIComponent(calendars.join(","))}` : "";
  return [
    drawer,
    () => [
      ...(onSide ? [{ id: "side", label: words("side"), icon: <Filter20Regular />, run: onSide }] : []),
      { id: "import", label: words("ics.import"), icon: <ArrowUpload20Regular />, run: () => open({}) },
      {
        id: "export",
        label: words("ics.export"),
        icon: <ArrowDownload20Regular />,
        run: () => window.location.assign(`/api/apps/calendar/export${search}`),
      },
    ],
  ];
}
