import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactElement } from "react";
import { useLocation } from "#web/lib/navigation/place.ts";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  place: {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    minInlineSize: "32px",
    blockSize: "24px",
    paddingInline: "4px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground2,
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    "@media (max-width: 639.98px)": { minInlineSize: "44px", blockSize: "44px" },
  },
  current: {
    fontWeight: appTokens.fontWeightSemibold,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
  },
  none: {
    cursor: "default",
    color: appTokens.colorNeutralForegroundDisabled,
    ":hover": { backgroundColor: "transparent" },
  },
});

/** A place in a pager: a page's number, or the way to a neighbour. */
export interface PageLinkProps {
  label: string;
  text?: string;
  icon?: ReactElement;
  /** The URL search of the page; undefined where there is none. */
  href: string | undefined;
  current?: boolean;
}

/** A link to a page of a list. Without a page to go to it stays where it is, so that the focus is not lost. */
export function PageLink({ label, text, icon, href, current = false }: PageLinkProps) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const { onClick } = useLink(pathname + (href ?? ""), { flushSync: true });
  const link = (
    <a
      href={pathname + (href ?? "")}
      className={mergeClasses(styles.place, current && styles.current, href === undefined && styles.none)}
      aria-current={current ? "page" : undefined}
      aria-disabled={href === undefined}
      aria-label={label}
      onClick={(event) => (href === undefined ? event.preventDefault() : onClick(event))}
    >
      {text ?? icon}
    </a>
  );
  return text ? link : <Hint label={label}>{link}</Hint>;
}
