import { makeStyles } from "@fluentui/react-components";
import type { ProjectColor } from "#web/generated/types.ts";
import { projectColors } from "./projectColors.ts";

const useStyles = makeStyles({
  tag: { display: "inline-flex", alignItems: "center", gap: "6px", minInlineSize: 0 },
  dot: { flexShrink: 0, inlineSize: "8px", blockSize: "8px", borderRadius: "50%" },
  name: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

/** A project by its colour and name; `team` stands before it where both are to be said. */
export function ProjectTag({ name, color, team }: { name: string; color: ProjectColor; team?: string }) {
  const styles = useStyles();
  return (
    <span className={styles.tag}>
      <span aria-hidden className={styles.dot} style={{ backgroundColor: projectColors[color] }} />
      <span className={styles.name}>
        {team !== undefined && (
          <>
            <bdi>{team}</bdi>
            {" / "}
          </>
        )}
        <bdi>{name}</bdi>
      </span>
    </span>
  );
}
