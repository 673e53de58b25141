import { Button, makeStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { appListPath, appTexts, canDo, mayDo } from "#web/features/hosting/apps/appParts.ts";
import { DeleteDrawer } from "#web/features/hosting/apps/DeleteDrawer.tsx";
import { useAppSteps } from "#web/features/hosting/apps/useAppSteps.ts";
import { CodeCard } from "#web/features/hosting/apps/code/CodeCard.tsx";
import { CloneDrawer } from "./CloneDrawer.tsx";
import { PlaceCard } from "./PlaceCard.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { HostedAppUpdateDocument } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";

const schema = z.object({
  displayName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  tags: z.array(z.string()).check(z.maxLength(10)),
  isDeleteProtected: z.boolean(),
  isAutoRenewed: z.boolean(),
});

const useStyles = makeStyles({
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
  danger: { color: appTokens.badForeground },
});

type Ask = "delete" | "purge" | "clone";

export function SettingsTab({ app, reload }: AppTabProps) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const apps = useWords(appTexts);
  const mutate = useMutate();
  const navigate = useNavigate();
  const { one } = useAppSteps();
  const { id, version, displayName, tags, isDeleteProtected, isAutoRenewed } = app;
  const initial = useMemo(
    () => ({ displayName, tags: [...tags], isDeleteProtected, isAutoRenewed }),
    [displayName, tags, isDeleteProtected, isAutoRenewed],
  );
  const [drawer, ask] = useDrawer<Ask>((what, state) =>
    what === "clone" ? (
      <CloneDrawer {...state} app={app} />
    ) : (
      <DeleteDrawer
        {...state}
        app={app}
        isFinal={what === "purge"}
        onDone={() => {
          if (what === "purge") void navigate(appListPath);
          else void reload();
        }}
      />
    ),
  );
  const isRun = canDo(app, "ENVIRONMENT") !== undefined;
  const isManaged = canDo(app, "MOVE") !== undefined;
  const protectedNow = canDo(app, "DELETE")?.reasonCode === "DELETE_PROTECTED";
  return (
    <Columns
      main={
        !isRun ? (
          <PlanCard app={app} reload={reload} />
        ) : (
          <Card title={words("settings.title")}>
            <Form
              stays
              label={words("settings.title")}
              schema={schema}
              initial={initial}
              submitLabel={words("scale.save")}
              onCancel={() => undefined}
              onSubmit={async (input) => {
                await mutate(HostedAppUpdateDocument, { id, input, expectedVersion: version });
                showToast({ tone: "success", text: words("savedChanges") });
                await reload();
              }}
            >
              <TextField name="displayName" label={words("settings.displayName")} required />
              <TagField name="tags" label={words("settings.tags")} help={words("settings.tagsHelp")} />
              <SwitchField
                name="isDeleteProtected"
                label={words("settings.protected")}
                help={words("settings.protectedHelp")}
                disabled={!isManaged}
              />
              <SwitchField name="isAutoRenewed" label={words("settings.renewed")} disabled={!isManaged} />
            </Form>
          </Card>
        )
      }
      side={
        <>
          <PlaceCard app={app} reload={reload} />
          {isRun && <PlanCard app={app} reload={reload} />}
          {canDo(app, "CLONE") && (
            <Card title={words("clone.title")} line={words("clone.line")}>
              <div className={styles.buttons}>
                <Button disabledFocusable={!mayDo(app, "CLONE")} onClick={() => ask("clone")}>
                  {apps("actions.CLONE")}
                </Button>
              </div>
            </Card>
          )}
          <CodeCard app={app} />
          {isManaged && (
            <Card
              title={words("danger.title")}
              line={words(
                app.phase === "RECYCLED" ? "danger.inBin" : protectedNow ? "danger.protected" : "danger.line",
              )}
            >
              <div className={styles.buttons}>
                {canDo(app, "RESTORE") && (
                  <Button onClick={() => void one("RESTORE", app).then(reload)}>
                    {apps("actions.RESTORE")}
                  </Button>
                )}
                {canDo(app, "PURGE") && (
                  <Button className={styles.danger} onClick={() => ask("purge")}>
                    {apps("actions.PURGE")}
                  </Button>
                )}
                {canDo(app, "DELETE") && (
                  <Button
                    className={styles.danger}
                    disabledFocusable={!mayDo(app, "DELETE")}
                    onClick={() => ask("delete")}
                  >
                    {apps("actions.DELETE")}
                  </Button>
                )}
              </div>
            </Card>
          )}
          {drawer}
        </>
      }
    />
  );
}
