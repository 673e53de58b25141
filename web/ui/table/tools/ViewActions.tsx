import { Button, makeStyles } from "@fluentui/react-components";
import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { Save20Regular } from "@fluentui/react-icons/svg/save";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "#web/lib/navigation/place.ts";
import type { SavedView } from "#web/lib/list/savedView.ts";
import type { KeptList } from "#web/lib/list/useListState.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ListLook } from "#web/ui/table/parts/listLook.ts";
import { useViewActions } from "./useViewActions.ts";

const NameDialog = lazyComponent(() => import("./NameDialog.tsx"), "NameDialog");

const useStyles = makeStyles({
  actions: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    flexShrink: 0,
    marginInlineStart: "auto",
    paddingInlineStart: "8px",
  },
  save: {
    minInlineSize: 0,
    paddingInline: "8px",
    fontWeight: appTokens.fontWeightRegular,
    whiteSpace: "nowrap",
  },
});

/** What a name is asked for. */
type Asking = { kind: "new" } | { kind: "rename"; view: SavedView };

/** The saved views of a list as they can be changed. */
export interface ViewActionsProps {
  list: KeptList;
  look: ListLook;
}

/** Saves what is in force as a view, and does what can be done to the view that is open. Fetches the views when it comes. */
export function ViewActions({ list, look: { current, changed, layout } }: ViewActionsProps) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  const narrow = useNarrow();
  const navigate = useNavigate();
  const tellError = useErrorToast();
  const { create, update, remove } = useViewActions(list, layout);
  const [asking, setAsking] = useState<Asking>();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const link = useLocation().pathname + (current ? `?saved=${current.id}` : "");
  const ask = (what: Asking) => {
    setAsking(what);
    setTimes(times + 1);
    setOpen(true);
  };
  const goTo = (view: SavedView) => {
    const search = new URLSearchParams(list.inForce);
    search.set("saved", view.id);
    return navigate({ search: `?${search}` }, { replace: true });
  };
  const named = async (name: string, isDefault: boolean) => {
    if (asking?.kind === "rename") await update(asking.view, { name });
    else await goTo(await create(name, isDefault));
    setOpen(false);
  };
  const attempt = (work: Promise<unknown>, done: string) =>
    work.then(() => showToast({ tone: "success", text: done }), tellError);
  const copyLink = async (view: SavedView) => {
    if (!view.shared) await update(view, { shared: true });
    await navigator.clipboard.writeText(new URL(link, window.location.href).href);
  };
  const drop = async (view: SavedView) => {
    const agreed = await confirm({
      title: t("view.delete.title", { name: view.name }),
      text: t(view.shared ? "view.delete.shared" : "view.delete.text"),
      action: t("view.delete.action"),
    });
    if (!agreed) return;
    await attempt(
      remove(view).then(() => navigate({ search: list.inForce || "?" }, { replace: true })),
      t("view.deleted", { name: view.name }),
    );
  };

  const save = (view: SavedView) => attempt(update(view), t("view.saved", { name: view.name }));
  const saveNew: Action = {
    id: "new",
    label: t(current?.mine === false ? "view.copy" : "view.saveAs"),
    run: () => ask({ kind: "new" }),
  };
  const own = (view: SavedView): Action[] => [
    ...(changed && narrow ? [{ id: "save", label: t("view.saveChanges"), run: () => void save(view) }] : []),
    saveNew,
    { id: "rename", label: t("view.rename"), run: () => ask({ kind: "rename", view }) },
    {
      id: "default",
      label: t(view.isDefault ? "view.notDefault" : "view.default"),
      run: () =>
        void attempt(
          update(view, { isDefault: !view.isDefault }),
          t(view.isDefault ? "view.isNotDefault" : "view.isDefault", { name: view.name }),
        ),
    },
    { id: "link", label: t("view.link"), run: () => void attempt(copyLink(view), t("view.linked")) },
    ...(view.shared
      ? [
          {
            id: "unshare",
            label: t("view.unshare"),
            run: () => void attempt(update(view, { shared: false }), t("view.unshared")),
          },
        ]
      : []),
    { id: "delete", label: t("view.remove"), tone: "danger" as const, run: () => void drop(view) },
  ];
  return (
    <div className={styles.actions}>
      {!current && !narrow && (
        <Button
          size="small"
          appearance="subtle"
          className={styles.save}
          icon={<Save20Regular />}
          onClick={() => ask({ kind: "new" })}
        >
          {t("view.save")}
        </Button>
      )}
      {current?.mine === false && !narrow && (
        <Button
          size="small"
          appearance="subtle"
          className={styles.save}
          icon={<Save20Regular />}
          onClick={() => ask({ kind: "new" })}
        >
          {t("view.copy")}
        </Button>
      )}
      {current?.mine && changed && !narrow && (
        <Button
          size="small"
          appearance="subtle"
          className={styles.save}
          icon={<Save20Regular />}
          onClick={() => void save(current)}
        >
          {t("view.saveChanges")}
        </Button>
      )}
      {(current?.mine || narrow) && (
        <Hint label={t("view.more")}>
          <MenuButton
            size={narrow ? "medium" : "small"}
            appearance="subtle"
            icon={<MoreHorizontal20Regular />}
            actions={() => (current?.mine ? own(current) : [saveNew])}
          />
        </Hint>
      )}
      {asking && (
        <NameDialog
          key={times}
          open={open}
          title={asking.kind === "rename" ? t("view.rename") : t("view.new")}
          label={t("view.name")}
          value={asking.kind === "rename" ? asking.view.name : (current?.name ?? "")}
          option={asking.kind === "new" ? t("view.opensWith") : undefined}
          action={t("view.keep")}
          onSave={named}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
