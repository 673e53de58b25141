import { PresenceBadge, makeStyles } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const states = ["available", "away", "busy", "do-not-disturb", "offline"] as const;

export const Presence: Demo = { order: 50, controls: ["size"], Piece };

const sizes = { small: 28, medium: 36, large: 48 };
const badges = { small: "extra-small", medium: "small", large: "medium" } as const;

const useStyles = makeStyles({
  place: { position: "relative", display: "inline-flex" },
  badge: {
    position: "absolute",
    insetBlockEnd: "-1px",
    insetInlineEnd: "-1px",
    backgroundColor: appTokens.card,
  },
});

function Piece({ size }: DemoProps) {
  const styles = useStyles();
  const words = useWords("galleryComponents:avatar.Presence");
  return (
    <Row roomy>
      {states.map((status, at) => {
        const { name, avatar } = people[at] ?? { name: "", avatar: null };
        return (
          <Row key={status}>
            <span className={styles.place}>
              <PersonMark name={name} avatar={avatar} size={sizes[size]} />
              <PresenceBadge className={styles.badge} status={status} size={badges[size]} aria-hidden />
            </span>
            <span>{words(status)}</span>
          </Row>
        );
      })}
    </Row>
  );
}
