import { Button } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import type { GrantChange } from "./roleGrants.ts";
import { roleTexts } from "./roleList.ts";
import { useRoleNames } from "./useRoleNames.ts";

export interface RoleReviewProps extends DrawerState {
  changes: readonly GrantChange[];
  onSave: () => Promise<unknown>;
}

export function RoleReview({ changes, onSave, ...drawer }: RoleReviewProps) {
  const words = useWords(roleTexts);
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const { nameOf } = useRoleNames();
  const roles = [...new Set(changes.map(({ role }) => role))];
  const people = roles.reduce((sum, { memberCount }) => sum + memberCount, 0);
  return (
    <Drawer
      {...drawer}
      title={words("review.title")}
      meta={words("review.line", { count: people, people: number(people) })}
      footer={
        <>
          <Button onClick={drawer.onClose}>{t("form.cancel")}</Button>
          <Button appearance="primary" onClick={() => void onSave().then(drawer.onClose, () => undefined)}>
            {t("commands.save")}
          </Button>
        </>
      }
    >
      {roles.map((role) => (
        <Card key={role.id} title={nameOf(role)} line={words("members", { count: role.memberCount })}>
          {changes
            .filter((change) => change.role === role)
            .map(({ grant, on }) => (
              <div key={grant}>
                <StatusPill tone={on ? "ok" : "bad"}>
                  {words(on ? "matrix.added" : "matrix.removed")}
                </StatusPill>{" "}
                {words(`grants.${grant}`)}
              </div>
            ))}
        </Card>
      ))}
    </Drawer>
  );
}
