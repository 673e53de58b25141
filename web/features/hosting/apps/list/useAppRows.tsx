import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Play20Regular } from "@fluentui/react-icons/svg/play";
import { Stop20Regular } from "@fluentui/react-icons/svg/stop";
import { useMemo } from "react";
import type { AppSortField } from "#web/generated/types.ts";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import { ProjectTag } from "#web/ui/pill/ProjectTag.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { AppMark } from "#web/features/hosting/apps/AppMark.tsx";
import {
  appPath,
  type AppRow,
  canDo,
  imageName,
  phaseLooks,
  sizeOf,
} from "#web/features/hosting/apps/appParts.ts";
import { type PlainStep, useAppSteps } from "#web/features/hosting/apps/useAppSteps.ts";
import { appList } from "./appList.ts";
import { AppTile } from "./AppTile.tsx";
import { CpuTrend } from "./CpuTrend.tsx";

const icons: Record<PlainStep, typeof Play20Regular> = {
  START: Play20Regular,
  STOP: Stop20Regular,
  RESTART: ArrowClockwise20Regular,
  SLEEP: Stop20Regular,
  RESTORE: ArrowUndo20Regular,
};

export function useAppRows(
  look: "cards" | "table",
  onDelete: (app: AppRow) => void,
  hasProjects: boolean,
): RowDeclaration<AppRow, AppSortField> {
  const { words, format, columns, commands } = useRowTools<AppRow, AppSortField>(appList);
  const { rate } = useRunwayWords();
  const { one, several } = useAppSteps();
  return useMemo(() => {
    const pill = pillOf(words, "phases", phaseLooks);
    const step = (id: PlainStep) => {
      const Icon = icons[id];
      return {
        id,
        icon: <Icon />,
        offered: (app: AppRow) => canDo(app, id) !== undefined,
        blocked: (app: AppRow) => {
          const reason = canDo(app, id)?.reasonCode;
          return reason ? words(`blocked.${reason}`) : undefined;
        },
        runOne: (app: AppRow) => one(id, app),
        run: (rows: Parameters<typeof several>[1]) => several(id, rows),
      };
    };
    const { actions, bulk } = commands.of<AppRow>([
      commands.common("open", { to: ({ id }: AppRow) => appPath(id) }),
      step("START"),
      step("STOP"),
      step("RESTART"),
      step("RESTORE"),
      {
        id: "DELETE",
        icon: <Delete20Regular />,
        tone: "danger",
        offered: (app) => canDo(app, "DELETE") !== undefined,
        blocked: (app) =>
          canDo(app, "DELETE")?.reasonCode === "DELETE_PROTECTED"
            ? words("blocked.DELETE_PROTECTED")
            : undefined,
        runOne: (app) => {
          onDelete(app);
          return true;
        },
        run: (rows) => several("DELETE", rows),
      },
    ]);
    const pods = ({ replicas, readyReplicas }: AppRow) =>
      words("pods", {
        count: replicas,
        ready: format.number(readyReplicas),
        all: format.number(replicas),
      });
    const price = ({ billing, hourly }: AppRow) =>
      billing === "HOURLY" ? rate(hourly) : words("billings.MONTHLY");
    return {
      name: ({ name }) => name,
      href: ({ id }) => appPath(id),
      columns: [
        columns.link(
          "name",
          ({ displayName }) => displayName,
          ({ id }) => appPath(id),
        ),
        columns.pill("phase", ({ phase }) => pill(phase), { width: 128 }),
        columns.column("project", {
          width: 136,
          optional: !hasProjects,
          cell: ({ project }) =>
            project ? <ProjectTag name={project.name} color={project.color} /> : words("personal"),
        }),
        columns.column("image", {
          width: 208,
          cell: ({ spec }) => <bdi dir="ltr">{imageName(spec.image)}</bdi>,
        }),
        columns.column("pods", { width: 112, cell: pods }),
        columns.column("size", {
          width: 152,
          optional: hasProjects,
          cell: (app) => sizeOf(format, words, app),
        }),
        columns.column("trend", { width: 120, cell: (app) => <CpuTrend app={app} /> }),
        columns.column("price", { width: 128, align: "end", cell: price }),
        columns.column("expires", {
          width: 152,
          optional: true,
          cell: ({ expiresAt }) => expiresAt !== null && <TimeCell at={expiresAt} />,
        }),
        columns.time("created", ({ createdAt }) => createdAt, { optional: true, width: 152 }),
      ],
      actions,
      ...(bulk && { bulk }),
      ...(look === "cards" && {
        tile: (app: AppRow) => <AppTile app={app} actions={() => actions(app)} />,
      }),
      card: (app) => ({
        picture: <AppMark app={app} />,
        title: app.displayName,
        meta: [
          ...(app.project ? [`${app.project.teamName} / ${app.project.name}`] : []),
          imageName(app.spec.image),
        ],
        pill: pill(app.phase),
        note: pods(app),
        value: price(app),
      }),
    };
  }, [words, format, columns, commands, rate, one, several, look, onDelete, hasProjects]);
}
