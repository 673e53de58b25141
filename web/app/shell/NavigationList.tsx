import {
  Button,
  Input,
  mergeClasses,
  makeStyles,
  Nav,
  NavItem,
  NavSectionHeader,
  NavSubItem,
  typographyStyles,
} from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { Search16Regular } from "@fluentui/react-icons/svg/search";
import { type KeyboardEvent, memo, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "#web/lib/navigation/area.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { BadgePlace } from "./BadgePlace.tsx";
import {
  navigationModel,
  type NavLinkModel,
  type NavSectionModel,
} from "#web/app/navigation/navigationModel.ts";
import { useNavigationStyles } from "./navigationStyles.ts";
import { useActiveNav } from "#web/app/navigation/useActiveNav.ts";
import { useNearScreen } from "./useNearScreen.ts";
import { useOpenSections } from "./useOpenSections.ts";

const useStyles = makeStyles({
  filter: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: "8px",
    backgroundColor: appTokens.canvas,
  },
  input: { inlineSize: "100%", minInlineSize: 0, backgroundColor: appTokens.colorNeutralBackground1 },
  none: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    margin: 0,
    paddingInline: "9px",
    overflowWrap: "anywhere",
  },
});

/** The whole navigation: a filter, and the sections of the areas by groups. A navigation within one entry does not draw it anew. */
export function NavigationList({ areas }: { areas: Area[] }) {
  return <Entries areas={areas} current={useActiveNav()} />;
}

const Entries = memo(function Entries({ areas, current }: { areas: Area[]; current: string }) {
  const styles = useStyles();
  const nav = useNavigationStyles();
  const { t } = useTranslation("shell");
  const [filter, setFilter] = useState("");
  const [sections, setOpen] = useOpenSections();
  const session = useSession();
  const groups = useMemo(() => navigationModel(areas, t, filter, session), [areas, t, filter, session]);
  const isOpen = ({ key, items }: NavSectionModel) =>
    filter !== "" || (sections[key] ?? items.some(({ path }) => path === current));
  const clear = (event: KeyboardEvent) =>
    event.key === "Escape" && filter !== "" && (event.stopPropagation(), setFilter(""));
  return (
    <>
      <div className={styles.filter}>
        <Input
          className={styles.input}
          value={filter}
          aria-label={t("nav.filter")}
          placeholder={t("nav.filter")}
          contentBefore={<Search16Regular />}
          contentAfter={
            filter && (
              <Button
                appearance="transparent"
                size="small"
                icon={<Dismiss16Regular />}
                aria-label={t("nav.clear")}
                onClick={() => setFilter("")}
              />
            )
          }
          onChange={(_, { value }) => setFilter(value)}
          onKeyDown={clear}
        />
      </div>
      <Nav density="small" selectedValue={current}>
        {groups.map((group) => [
          group.label && (
            <NavSectionHeader key={group.key} as="h2" className={nav.header}>
              {group.label}
            </NavSectionHeader>
          ),
          ...group.sections.map((section) => (
            <Section
              key={section.key}
              section={section}
              areas={areas}
              open={isOpen(section)}
              onToggle={() => setOpen(section.key, !isOpen(section))}
            />
          )),
        ])}
      </Nav>
      <p className={styles.none} role="status" hidden={groups.length > 0}>
        {groups.length === 0 && t("nav.none", { text: filter })}
      </p>
    </>
  );
});

interface SectionProps {
  section: NavSectionModel;
  areas: Area[];
  open: boolean;
  onToggle: () => void;
}

function Section({ section, areas, open, onToggle }: SectionProps) {
  const nav = useNavigationStyles();
  const id = useId();
  const { key, icon: Icon, label, path, items } = section;
  if (path !== undefined) return <SectionLink section={{ ...section, path }} areas={areas} />;
  const Chevron = open ? ChevronUp20Regular : ChevronDown20Regular;
  return (
    <>
      <NavItem
        as="button"
        value={key}
        className={nav.item}
        icon={{ className: nav.icon, children: <Icon /> }}
        aria-current={undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={nav.label}>{label}</span>
        <Chevron className={nav.chevron} />
      </NavItem>
      <div id={id} hidden={!open}>
        {open && items.map((item) => <SubLink key={item.path} item={item} areas={areas} />)}
      </div>
    </>
  );
}

function SectionLink({ section, areas }: { section: NavSectionModel & { path: string }; areas: Area[] }) {
  const nav = useNavigationStyles();
  const near = useNearScreen(areas, section.path);
  const Icon = section.icon;
  return (
    <NavItem
      as="a"
      value={section.path}
      className={nav.item}
      icon={{ className: nav.icon, children: <Icon /> }}
      {...near}
      {...useLink(section.path)}
    >
      <span className={nav.label}>{section.label}</span>
      {section.badge && <BadgePlace badge={section.badge} />}
    </NavItem>
  );
}

function SubLink({ item, areas }: { item: NavLinkModel; areas: Area[] }) {
  const nav = useNavigationStyles();
  const near = useNearScreen(areas, item.path);
  return (
    <NavSubItem
      as="a"
      value={item.path}
      className={mergeClasses(nav.item, nav.subItem)}
      {...near}
      {...useLink(item.path)}
    >
      <span className={nav.label}>{item.label}</span>
      {item.badge && <BadgePlace badge={item.badge} />}
    </NavSubItem>
  );
}
