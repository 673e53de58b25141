import { Button, makeStyles } from "@fluentui/react-components";
import { Code20Regular } from "@fluentui/react-icons/svg/code";
import type { AppCreateInput } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTexts } from "#web/features/hosting/apps/appParts.ts";

const CodeDrawer = lazyComponent(() => import("./CodeDrawer.tsx"), "CodeDrawer");

const useStyles = makeStyles({ button: { justifySelf: "start" } });

/** Shows how an app is asked for by other means. */
export function CodeButton({ input }: { input: AppCreateInput }) {
  const styles = useStyles();
  const words = useWords(appTexts);
  const [drawer, show] = useDrawer<AppCreateInput>((given, state) => <CodeDrawer {...state} input={given} />);
  return (
    <>
      <Button className={styles.button} icon={<Code20Regular />} onClick={() => show(input)}>
        {words("code.title")}
      </Button>
      {drawer}
    </>
  );
}
