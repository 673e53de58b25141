import { Button } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Flash20Regular } from "@fluentui/react-icons/svg/flash";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { type DrawerState, useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { plainText } from "#web/ui/editor/plainText.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import {
  CannedReplyDeleteDocument,
  type CannedReplyFieldsFragment,
  useCannedRepliesQuery,
} from "./canned.generated.ts";
import { ticketTexts } from "./ticketParts.ts";

const CannedFormDrawer = lazyComponent(() => import("./CannedFormDrawer.tsx"), "CannedFormDrawer");

export function CannedDrawer(state: DrawerState) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const { data, error, refetch } = useCannedRepliesQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  const confirmed = useConfirmedStep(again);
  const [drawer, open] = useDrawer<CannedReplyFieldsFragment | "new">((reply, form) => (
    <CannedFormDrawer {...form} {...(reply !== "new" && { reply })} onDone={again} />
  ));
  const remove = ({ id, title }: CannedReplyFieldsFragment) =>
    void confirmed({
      title: words("canned.removeTitle", { title }),
      text: words("canned.removeText"),
      action: words("canned.remove"),
      run: async () => {
        await mutate(CannedReplyDeleteDocument, { id });
        return words("canned.removed");
      },
    });
  const actionsOf = (reply: CannedReplyFieldsFragment) => [
    { id: "edit", label: words("thread.edit"), icon: <Edit20Regular />, run: () => open(reply) },
    {
      id: "remove",
      label: words("canned.remove"),
      icon: <Delete20Regular />,
      tone: "danger" as const,
      run: () => remove(reply),
    },
  ];
  return (
    <>
      <Drawer
        {...state}
        kind="detail"
        title={words("composer.canned")}
        meta={words("canned.line")}
        footer={
          <Button appearance="primary" icon={<Add20Regular />} onClick={() => open("new")}>
            {words("canned.add")}
          </Button>
        }
      >
        {data ? (
          <EntryList
            label={words("composer.canned")}
            empty={words("canned.empty")}
            entries={data.replies.map((reply) => ({
              id: reply.id,
              icon: <Flash20Regular />,
              title: <bdi>{reply.title}</bdi>,
              lines: [
                [
                  words(reply.category == null ? "canned.anything" : `categories.${reply.category}`),
                  ...(reply.andThen == null ? [] : [words(`actions.${reply.andThen}`)]),
                ].join(" · "),
                <bdi key="body">{plainText(reply.body).slice(0, 120)}</bdi>,
              ],
              menu: {
                label: words("canned.actionsOf", { title: reply.title }),
                actions: () => actionsOf(reply),
              },
            }))}
          />
        ) : error ? (
          <ErrorState title={words("canned.failed")} error={error} onRetry={refetch} />
        ) : (
          <CardSkeleton label={words("composer.canned")} lines={4} />
        )}
      </Drawer>
      {drawer}
    </>
  );
}
