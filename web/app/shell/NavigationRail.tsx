import { makeStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "#web/lib/navigation/area.ts";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { badgesOf, navigationModel, type NavSectionModel } from "#web/app/navigation/navigationModel.ts";
import { BadgePlace } from "./BadgePlace.tsx";
import { useNavigationStyles } from "./navigationStyles.ts";
import { useActiveNav } from "#web/app/navigation/useActiveNav.ts";
import { useNearScreen } from "./useNearScreen.ts";

const useStyles = makeStyles({
  group: {
    display: "grid",
    justifyItems: "center",
    paddingBlock: "8px 4px",
    "& + &": {
      borderBlockStartWidth: "1px",
      borderBlockStartStyle: "solid",
      borderBlockStartColor: appTokens.line,
    },
  },
  entry: { position: "relative" },
  counts: {
    position: "absolute",
    insetBlockStart: "-2px",
    insetInlineEnd: "-6px",
    display: "flex",
    pointerEvents: "none",
  },
});

/** The narrow navigation: one icon for each section, leading to its first screen. */
export function NavigationRail({ areas }: { areas: Area[] }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  return navigationModel(areas, t).map((group) => (
    <div key={group.key} className={styles.group} role="group" aria-label={group.label || undefined}>
      {group.sections.map((section) => (
        <RailLink key={section.key} section={section} areas={areas} />
      ))}
    </div>
  ));
}

function RailLink({ section, areas }: { section: NavSectionModel; areas: Area[] }) {
  const styles = useStyles();
  const { rail } = useNavigationStyles();
  const counts = useId();
  const current = useActiveNav();
  const paths = section.path === undefined ? section.items.map(({ path }) => path) : [section.path];
  const [first = "/"] = paths;
  const near = useNearScreen(areas, first);
  const Icon = section.icon;
  return (
    <div className={styles.entry} {...near}>
      <Hint label={section.label}>
        <a
          className={rail}
          aria-current={paths.includes(current) ? "page" : undefined}
          aria-describedby={counts}
          {...useLink(first)}
        >
          <Icon />
        </a>
      </Hint>
      <span id={counts} className={styles.counts}>
        {badgesOf(section).map((badge) => (
          <BadgePlace key={badge.label} badge={badge} pill />
        ))}
      </span>
    </div>
  );
}
