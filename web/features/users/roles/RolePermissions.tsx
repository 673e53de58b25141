import { useApolloClient } from "@apollo/client/react";
import { Button, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useLeaveGuard } from "#web/ui/screen/useLeaveGuard.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  changesOf,
  type Draft,
  type GrantChange,
  grants,
  inputOf,
  isGranted,
  type Role,
} from "./roleGrants.ts";
import { roleList, roleTexts } from "./roleList.ts";
import { RoleMatrix } from "./RoleMatrix.tsx";
import { RolesGrantDocument } from "./roles.generated.ts";
import { useRoleNames } from "./useRoleNames.ts";
import { WhatCan } from "./WhatCan.tsx";
import { WhoCan } from "./WhoCan.tsx";

const RoleReview = lazyComponent(() => import("./RoleReview.tsx"), "RoleReview");

const tabs = ["matrix", "who", "what"] as const;

const useStyles = makeStyles({
  bar: {
    position: "sticky",
    insetBlockEnd: "var(--footStart)",
    zIndex: 1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    paddingBlock: "8px",
    borderTop: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
  },
  count: { fontWeight: appTokens.fontWeightSemibold },
  rest: { flexGrow: 1 },
  differing: { display: "flex", alignItems: "center", gap: "8px" },
});

const chips = 4;

export function RolePermissions({ roles }: { roles: readonly Role[] }) {
  const styles = useStyles();
  const words = useWords(roleTexts);
  const { nameOf } = useRoleNames();
  const { cache } = useApolloClient();
  const mutate = useMutate();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const [tab, show] = useTab(tabs);
  const [draft, setDraft] = useState<Draft>(new Map());
  const [differing, setDiffering] = useState(false);
  const changes = changesOf(draft, roles);
  useLeaveGuard(() => changes.length > 0);
  const refresh = () => refreshLists(cache, roleList.cache);
  const save = async () => {
    try {
      const { changed } = await mutate(RolesGrantDocument, { changes: inputOf(draft, changes) });
      setDraft(new Map());
      offerUndo({
        text: words("saved", { count: changes.length }),
        tokens: [changed.undoToken],
        onUndone: refresh,
      });
    } catch (error) {
      refresh();
      tellError(error);
      throw error;
    }
  };
  const [review, ask] = useDrawer((shown: readonly GrantChange[], state) => (
    <RoleReview {...state} changes={shown} onSave={save} />
  ));
  const shown = grants.filter((grant) => {
    const holders = roles.filter((role) => isGranted(draft, role, grant)).length;
    return !differing || (holders > 0 && holders < roles.length);
  });
  return (
    <PageTabs
      label={words("tabs.label")}
      tabs={tabs.map((id) => ({ id, label: words(`tabs.${id}`) }))}
      tab={tab}
      onTab={show}
    >
      <Card
        title={words(`tabs.${tab}`)}
        line={words(`lines.${tab}`)}
        {...(tab === "matrix" && {
          tools: (
            <label className={styles.differing}>
              <SwitchBox checked={differing} onChange={setDiffering} />
              {words("matrix.differing")}
            </label>
          ),
        })}
      >
        {tab === "matrix" && <RoleMatrix roles={roles} shown={shown} draft={draft} onDraft={setDraft} />}
        {tab === "who" && <WhoCan roles={roles} />}
        {tab === "what" && <WhatCan roles={roles} />}
        {changes.length > 0 && (
          <div className={styles.bar}>
            <span className={styles.count} role="status">
              {words("changes", { count: changes.length })}
            </span>
            {changes.slice(0, chips).map(({ role, grant, on }) => (
              <StatusPill key={`${role.id} ${grant}`} tone={on ? "ok" : "bad"}>
                {words("change", { role: nameOf(role), grant: words(`grants.${grant}`) })}
              </StatusPill>
            ))}
            {changes.length > chips && <span>{words("further", { count: changes.length - chips })}</span>}
            <span className={styles.rest} />
            <Button appearance="subtle" onClick={() => setDraft(new Map())}>
              {words("discard")}
            </Button>
            <Button appearance="primary" onClick={() => ask(changes)}>
              {words("review.action")}
            </Button>
          </div>
        )}
        {review}
      </Card>
    </PageTabs>
  );
}
