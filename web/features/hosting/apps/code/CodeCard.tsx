import { Button, makeStyles } from "@fluentui/react-components";
import { useApolloClient } from "@apollo/client/react";
import type { AppCreateInput } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { saveFile } from "#web/lib/storage/saveFile.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { type AppRow, appTexts } from "#web/features/hosting/apps/appParts.ts";
import { HostedAppExportDocument } from "./code.generated.ts";
import { readDocument } from "./documents.ts";

const CodeDrawer = lazyComponent(() => import("./CodeDrawer.tsx"), "CodeDrawer");

const useStyles = makeStyles({ buttons: { display: "flex", flexWrap: "wrap", gap: "8px" } });

/** Takes an app along: as a document, or as what asks for it. */
export function CodeCard({ app: { id, name } }: { app: Pick<AppRow, "id" | "name"> }) {
  const styles = useStyles();
  const words = useWords(appTexts);
  const client = useApolloClient();
  const tellError = useErrorToast();
  const [drawer, show] = useDrawer<AppCreateInput>((input, state) => <CodeDrawer {...state} input={input} />);
  const load = async () => {
    const query = { query: HostedAppExportDocument, variables: { id }, fetchPolicy: "no-cache" } as const;
    return (await client.query(query)).data?.document;
  };
  const copy = async () => show(readDocument(JSON.stringify(await load()), name));
  const save = async () => {
    const text = JSON.stringify(await load(), null, 2);
    saveFile(`${name}.json`, new Blob([text], { type: "application/json" }));
  };
  return (
    <Card title={words("code.card")} line={words("code.cardLine")}>
      <div className={styles.buttons}>
        <Button onClick={() => void save().catch(tellError)}>{words("code.save")}</Button>
        <Button onClick={() => void copy().catch(tellError)}>{words("code.title")}</Button>
      </div>
      {drawer}
    </Card>
  );
}
