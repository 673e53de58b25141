import { Button, makeStyles } from "@fluentui/react-components";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { type DrawerState, useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { ProjectTag } from "#web/ui/pill/ProjectTag.tsx";
import { useHostedProjectsQuery } from "#web/features/hosting/apps/projects.generated.ts";
import { mayDo, PERSONAL } from "#web/features/hosting/apps/appParts.ts";
import { HostedAppMoveDocument } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";

const schema = z.object({ place: z.string() });

const useStyles = makeStyles({ buttons: { display: "flex", flexWrap: "wrap", gap: "8px" } });

/** The projects that an app can be moved to: nobody comes to pay for it who did not. */
const useTargets = ({ owner }: AppTabProps["app"]) =>
  (useHostedProjectsQuery().data?.projects ?? []).filter((one) => one.isOpen && one.owner?.id === owner?.id);

function MoveDrawer({ app, reload, ...state }: DrawerState & AppTabProps) {
  const words = useWords(detailTexts);
  const mutate = useMutate();
  const session = useSession();
  const targets = useTargets(app);
  const isOwn = app.owner?.id === session?.user.id;
  return (
    <FormDrawer
      {...state}
      title={words("place.move")}
      meta={words("place.moveLine")}
      schema={schema}
      initial={{ place: app.project?.id ?? PERSONAL }}
      submitLabel={words("place.submit")}
      onSubmit={async ({ place }) => {
        await mutate(HostedAppMoveDocument, {
          id: app.id,
          projectId: place === PERSONAL ? undefined : place,
        });
        showToast({ tone: "success", text: words("place.done", { name: app.name }) });
        state.onClose();
        void reload();
      }}
    >
      <RadioField
        name="place"
        label={words("place.label")}
        options={[
          ...(isOwn
            ? [{ value: PERSONAL, label: words("place.personal"), note: words("place.personalNote") }]
            : []),
          ...targets.map(({ id, name, teamName }) => ({ value: id, label: `${teamName} / ${name}` })),
        ]}
      />
    </FormDrawer>
  );
}

/** Where an app is among teams and projects, and how it is moved. */
export function PlaceCard(props: AppTabProps) {
  const words = useWords(detailTexts);
  const styles = useStyles();
  const { project } = props.app;
  const targets = useTargets(props.app);
  const [drawer, open] = useDrawer<"move">((_, state) => <MoveDrawer {...props} {...state} />);
  if (!project && targets.length === 0) return null;
  return (
    <Card
      title={words("place.title")}
      line={
        project ? (
          <ProjectTag name={project.name} color={project.color} team={project.teamName} />
        ) : (
          words("place.personal")
        )
      }
    >
      {mayDo(props.app, "MOVE") && (
        <div className={styles.buttons}>
          <Button onClick={() => open("move")}>{words("place.move")}</Button>
        </div>
      )}
      {drawer}
    </Card>
  );
}
