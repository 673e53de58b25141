import {
  Button,
  makeStyles,
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import type { Area, NavBadge } from "#web/lib/navigation/area.ts";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  badgesOf,
  type NavGroupModel,
  type NavLinkModel,
  type NavSectionModel,
} from "#web/app/navigation/navigationModel.ts";
import { useActiveNav } from "#web/app/navigation/useActiveNav.ts";
import { BadgePlace } from "./BadgePlace.tsx";
import { useNearScreen } from "./useNearScreen.ts";

const useStyles = makeStyles({
  button: {
    position: "relative",
    minWidth: 0,
    flexShrink: 0,
    padding: "5px 8px 5px 12px",
    color: appTokens.colorNeutralForeground2,
    fontWeight: appTokens.fontWeightRegular,
    whiteSpace: "nowrap",
    "&:dir(rtl)": { padding: "5px 12px 5px 8px" },
  },
  current: {
    color: appTokens.colorNeutralForeground1,
    fontWeight: appTokens.fontWeightSemibold,
    "::before": {
      content: '""',
      position: "absolute",
      insetInline: "12px",
      insetBlockEnd: 0,
      blockSize: "3px",
      borderRadius: appTokens.borderRadiusCircular,
      backgroundColor: appTokens.colorCompoundBrandStroke,
    },
  },
  popover: {
    minWidth: "200px",
    maxHeight: "min(70dvh, 560px)",
    overflowY: "auto",
    // slide-y-reverse: it rises into its place.
    animationName: { from: { opacity: 0, translate: "0 15px" } },
    animationDuration: appTokens.durationFast,
    animationTimingFunction: appTokens.curveDecelerateMid,
    "@media (prefers-reduced-motion: reduce)": { animationName: { from: { opacity: 0 } } },
  },
  count: { marginInlineStart: "6px", lineHeight: 1, ":empty": { display: "none" } },
  here: { backgroundColor: appTokens.tint, fontWeight: appTokens.fontWeightSemibold },
});

/** What a menu of the horizontal navigation leads to. */
export interface NavigationMenuProps {
  label: string;
  groups: NavGroupModel[];
  areas: Area[];
  /** What holds the open menu. */
  place: HTMLElement | null;
  /** The groups are named within it. */
  titled?: boolean;
}

const linksOf = ({ path, label, badge, items }: NavSectionModel): NavLinkModel[] =>
  path === undefined ? items : [{ path, label, ...(badge && { badge }) }];

/** One menu of the horizontal navigation; a group of a single screen is a link. */
export function NavigationMenu({ label, groups, areas, place, titled = false }: NavigationMenuProps) {
  const styles = useStyles();
  const current = useActiveNav();
  const sections = groups.flatMap((group) => group.sections);
  const links = sections.flatMap(linksOf);
  const isCurrent = links.some(({ path }) => path === current);
  const looks = {
    appearance: "subtle",
    className: mergeClasses(styles.button, isCurrent && styles.current),
  } as const;
  const [only] = links;
  if (only && links.length === 1 && sections[0]?.path !== undefined && !titled)
    return <SingleLink link={only} areas={areas} current={isCurrent} {...looks} />;
  return (
    <Menu
      hasIcons
      mountNode={place}
      surfaceMotion={null}
      positioning={{ position: "below", align: "start", offset: 8 }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          {...looks}
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-current={isCurrent || undefined}
        >
          {label}
          <Counts badges={sections.flatMap(badgesOf)} />
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {groups.map((group) =>
            group.sections.map((section) => (
              <MenuGroup key={section.key}>
                {section.path === undefined && (
                  <MenuGroupHeader>
                    {titled ? `${group.label} · ${section.label}` : section.label}
                  </MenuGroupHeader>
                )}
                {linksOf(section).map((link) => (
                  <LinkItem
                    key={link.path}
                    link={link}
                    icon={section.path === undefined ? undefined : section.icon}
                    areas={areas}
                    current={link.path === current}
                  />
                ))}
              </MenuGroup>
            )),
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

interface LinkProps {
  link: NavLinkModel;
  areas: Area[];
  current: boolean;
}

function LinkItem({
  link,
  icon: Icon,
  areas,
  current,
}: LinkProps & { icon: NavSectionModel["icon"] | undefined }) {
  const styles = useStyles();
  const near = useNearScreen(areas, link.path);
  return (
    <MenuItemLink
      {...useLink(link.path)}
      icon={Icon && <Icon />}
      className={current ? styles.here : undefined}
      aria-current={current ? "page" : undefined}
      {...near}
    >
      {link.label}
      <Counts badges={link.badge ? [link.badge] : []} />
    </MenuItemLink>
  );
}

function SingleLink({
  link,
  areas,
  current,
  appearance,
  className,
}: LinkProps & { appearance: "subtle"; className: string }) {
  const near = useNearScreen(areas, link.path);
  return (
    <Button
      as="a"
      appearance={appearance}
      className={className}
      aria-current={current ? "page" : undefined}
      {...near}
      {...useLink(link.path)}
    >
      {link.label}
      <Counts badges={link.badge ? [link.badge] : []} />
    </Button>
  );
}

/** The numbers beside a name. */
function Counts({ badges }: { badges: readonly NavBadge[] }) {
  const styles = useStyles();
  return badges.map((badge) => (
    <span key={badge.label} className={styles.count}>
      <BadgePlace badge={badge} pill />
    </span>
  ));
}
