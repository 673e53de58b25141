import { Button, makeStyles } from "@fluentui/react-components";
import { ThumbDislike16Filled, ThumbDislike16Regular } from "@fluentui/react-icons/svg/thumb-dislike";
import { ThumbLike16Filled, ThumbLike16Regular } from "@fluentui/react-icons/svg/thumb-like";
import { useTranslation } from "react-i18next";
import { useKeptAnswers } from "#web/lib/session/useKeptAnswers.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";

const useStyles = makeStyles({
  asked: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    "@media (hover: none)": { "& > button": { minBlockSize: "44px" } },
  },
});

/** What is asked about. */
export interface HelpfulVoteProps {
  /** What the answers are kept under, as a preference of the person. */
  kept: string;
  id: string;
  /** What it is called. */
  name: string;
}

/** Asks whether something helped; what the person says is kept for the person, and said again it is taken back. */
export function HelpfulVote({ kept, id, name }: HelpfulVoteProps) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("ui");
  const [said, say] = useKeptAnswers(kept);
  const answer = said[id];
  const press = (is: boolean) => say(id, answer === is ? undefined : is);
  return (
    <div role="group" aria-label={t("helpful.of", { name })} className={styles.asked}>
      <span role="status" className={text.caption}>
        {t(answer === undefined ? "helpful.asked" : "helpful.thanks")}
      </span>
      <Button
        size="small"
        appearance="subtle"
        aria-pressed={answer === true}
        icon={answer === true ? <ThumbLike16Filled /> : <ThumbLike16Regular />}
        onClick={() => press(true)}
      >
        {t("helpful.yes")}
      </Button>
      <Button
        size="small"
        appearance="subtle"
        aria-pressed={answer === false}
        icon={answer === false ? <ThumbDislike16Filled /> : <ThumbDislike16Regular />}
        onClick={() => press(false)}
      >
        {t("helpful.no")}
      </Button>
    </div>
  );
}
