import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useHostedEngineChangesSubscription, useHostedEngineQuery } from "./apps.generated.ts";
import { appTexts } from "./appParts.ts";

const useStyles = makeStyles({ notice: { marginBlockEnd: "12px" } });

/** Says so while what runs apps is not reached: nothing of what is shown of them is new then. */
export function EngineNotice() {
  const styles = useStyles();
  const words = useWords(appTexts);
  const { relative } = useFormat();
  const { data } = useHostedEngineQuery();
  useHostedEngineChangesSubscription({});
  if (!data?.engine.lostAt) return null;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.notice}>
      <MessageBarBody>
        <MessageBarTitle>{words("engineLost.title")}</MessageBarTitle>
        {words("engineLost.text", { when: relative(data.engine.lostAt) })}
      </MessageBarBody>
    </MessageBar>
  );
}
