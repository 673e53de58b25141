import { makeStyles } from "@fluentui/react-components";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import type { TicketPersonFieldsFragment } from "./tickets.generated.ts";

const useStyles = makeStyles({
  line: { display: "flex", alignItems: "center", gap: "12px", minInlineSize: 0 },
  words: { display: "grid", minInlineSize: 0 },
});

export function PersonFace({ person, caption }: { person: TicketPersonFieldsFragment; caption: string }) {
  const styles = useStyles();
  const text = useTextStyles();
  return (
    <span className={styles.line}>
      <PersonMark name={person.fullName} avatar={person.avatar ?? null} />
      <span className={styles.words}>
        <bdi>{person.fullName}</bdi>
        <span className={text.caption}>{caption}</span>
      </span>
    </span>
  );
}
