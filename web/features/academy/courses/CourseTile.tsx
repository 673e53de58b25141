import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { People16Regular } from "@fluentui/react-icons/svg/people";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { courseHref } from "#web/features/academy/shared/coursePaths.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { Stars } from "#web/ui/figure/Stars.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CourseCover } from "./CourseCover.tsx";
import { courseList } from "./courseList.ts";
import type { CourseCellsFragment } from "./courses.generated.ts";

const useStyles = makeStyles({
  tile: {
    display: "flex",
    flexDirection: "column",
    overflow: "clip",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  body: { display: "flex", flexDirection: "column", gap: "8px", flexGrow: 1, padding: "12px 16px 16px" },
  head: { display: "flex", alignItems: "start", gap: "8px", marginInlineEnd: "-8px" },
  title: {
    ...typographyStyles.subtitle2,
    flexGrow: 1,
    margin: 0,
    minInlineSize: 0,
    overflowWrap: "anywhere",
  },
  link: { color: "inherit", textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } },
  text: {
    display: "-webkit-box",
    margin: 0,
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    color: appTokens.colorNeutralForeground2,
  },
  line: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    color: appTokens.colorNeutralForeground2,
  },
  rest: { flexGrow: 1, minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  learners: { display: "inline-flex", alignItems: "center", gap: "4px", fontVariantNumeric: "tabular-nums" },
  foot: { display: "grid", gap: "8px", marginBlockStart: "auto" },
  share: { fontVariantNumeric: "tabular-nums", fontWeight: appTokens.fontWeightSemibold },
});

export interface CourseTileProps {
  course: CourseCellsFragment;
  /** How many of the lessons are done, in words. */
  done: string;
  actions: () => readonly Action[];
}

export function CourseTile({ course, done, actions }: CourseTileProps) {
  const styles = useStyles();
  const words = useWords(courseList.texts);
  const { number, percent } = useFormat();
  const { id, courseTitle, desc, tags, user, avatar, progress, state, rating, ratingCount, userCount } =
    course;
  return (
    <article className={styles.tile} aria-label={courseTitle}>
      <CourseCover label={tags} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title} dir="auto">
            <PlaceLink to={courseHref(id)} className={styles.link}>
              {courseTitle}
            </PlaceLink>
          </h2>
          <RowMenu label={words("menu", { name: courseTitle })} actions={actions} />
        </div>
        <p className={styles.text} dir="auto">
          {desc}
        </p>
        <div className={styles.line}>
          <PersonMark name={user} avatar={avatar} size={24} />
          <bdi className={styles.rest}>{user}</bdi>
        </div>
        <div className={styles.line}>
          <Stars value={rating} />
          <span className={styles.rest}>{words("ratings", { count: ratingCount })}</span>
          <span className={styles.learners} role="img" aria-label={words("learners", { count: userCount })}>
            <People16Regular aria-hidden />
            {number(userCount)}
          </span>
        </div>
        <div className={styles.foot}>
          <div className={styles.line}>
            <span className={styles.rest}>{done}</span>
            <span className={styles.share}>{percent(progress / 100)}</span>
          </div>
          <Meter
            label={words("progressOf", { name: courseTitle })}
            text={percent(progress / 100)}
            share={progress / 100}
            warnAt={2}
            badAt={2}
          />
          <ActionLink action={{ label: words(`go.${state}`), to: courseHref(id) }} />
        </div>
      </div>
    </article>
  );
}
