import {
  makeStyles,
  Overflow,
  OverflowItem,
  useOverflowMenu,
  useOverflowVisibility,
} from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "#web/lib/navigation/area.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { NavigationMenu } from "./NavigationMenu.tsx";
import { navigationModel, type NavGroupModel } from "#web/app/navigation/navigationModel.ts";

const useStyles = makeStyles({
  groups: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    boxSizing: "border-box",
    blockSize: "100%",
    overflow: "hidden",
    paddingInlineStart: "12px",
    // Without the app bar the person's menu stands at its end.
    paddingInlineEnd: "48px",
    borderBottom: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.canvas,
  },
  item: { flexShrink: 0 },
});

/** The navigation as a bar: a menu for each group, and one for those that find no room. */
export function HorizontalNavigation({ areas }: { areas: Area[] }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  // The menus open within the landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const groups = navigationModel(areas, t);
  return (
    <>
      <Overflow padding={8}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <OverflowItem key={group.key} id={group.key}>
              <div className={styles.item}>
                <NavigationMenu label={group.label} groups={[group]} areas={areas} place={place} />
              </div>
            </OverflowItem>
          ))}
          <MoreMenu groups={groups} areas={areas} place={place} />
        </div>
      </Overflow>
      <div ref={setPlace} />
    </>
  );
}

interface MoreMenuProps {
  groups: NavGroupModel[];
  areas: Area[];
  place: HTMLElement | null;
}

function MoreMenu({ groups, areas, place }: MoreMenuProps) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const { ref, isOverflowing } = useOverflowMenu<HTMLDivElement>();
  const { itemVisibility } = useOverflowVisibility();
  if (!isOverflowing) return null;
  return (
    <div ref={ref} className={styles.item}>
      <NavigationMenu
        label={t("layout.more")}
        groups={groups.filter(({ key }) => !itemVisibility[key])}
        areas={areas}
        place={place}
        titled
      />
    </div>
  );
}
