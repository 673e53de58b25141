import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import type { AppCreateInput } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { CodeExample } from "#web/ui/detail/CodeExample.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { appTexts } from "#web/features/hosting/apps/appParts.ts";
import { codeKinds, type CodeKind, codeOf } from "./codes.ts";

const useStyles = makeStyles({ kinds: { display: "flex" } });

export interface CodeDrawerProps extends DrawerState {
  input: AppCreateInput;
}

/** An app as it is made by other means than this console. */
export function CodeDrawer({ input, ...state }: CodeDrawerProps) {
  const styles = useStyles();
  const words = useWords(appTexts);
  const [kind, show] = useState<CodeKind>("graphql");
  return (
    <Drawer {...state} kind="detail" title={words("code.title")} meta={words("code.line")}>
      <div className={styles.kinds}>
        <Segmented
          label={words("code.kind")}
          value={kind}
          onChange={show}
          parts={codeKinds.map((value) => ({ value, label: words(`code.kinds.${value}`) }))}
        />
      </div>
      <CodeExample code={codeOf(kind, input, window.location.origin)} copy={words("code.copy")} />
    </Drawer>
  );
}
