import { makeStyles, mergeClasses, typographyStyles, useFluent } from "@fluentui/react-components";
import { ChevronLeft12Regular } from "@fluentui/react-icons/svg/chevron-left";
import { ChevronRight12Regular } from "@fluentui/react-icons/svg/chevron-right";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  header: {
    display: "flex",
    alignItems: "flex-end",
    columnGap: "16px",
    rowGap: "12px",
    marginBlockEnd: "16px",
    [phone]: { flexWrap: "wrap" },
  },
  text: { flexGrow: 1, minInlineSize: 0 },
  crumbs: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: "8px",
    margin: 0,
    marginBlockEnd: "8px",
    padding: 0,
    listStyleType: "none",
    color: appTokens.colorNeutralForeground3,
    [phone]: { marginBlockEnd: 0 },
    "& a": { color: "inherit", textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } },
  },
  crumb: { display: "flex", alignItems: "center", gap: "8px", [phone]: { display: "none" } },
  // A phone has room for the way up alone.
  up: { [phone]: { display: "flex", minBlockSize: "32px", marginBlockStart: "-8px" } },
  wide: { [phone]: { display: "none" } },
  narrow: { "@media (min-width: 640px)": { display: "none" } },
  line: { display: "flex", alignItems: "center", gap: "12px", minInlineSize: 0 },
  tile: { flexShrink: 0, display: "grid" },
  named: { minInlineSize: 0 },
  titleLine: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  here: { fontWeight: appTokens.fontWeightSemibold, color: appTokens.colorNeutralForeground2 },
  title: {
    ...typographyStyles.title3,
    margin: 0,
    textWrap: "balance",
    overflowWrap: "anywhere",
    [phone]: { fontSize: appTokens.fontSizeBase500, lineHeight: appTokens.lineHeightBase500 },
  },
  status: {
    ...typographyStyles.body1,
    margin: 0,
    minBlockSize: appTokens.lineHeightBase300,
    color: appTokens.colorNeutralForeground3,
  },
  warn: { color: appTokens.warnForeground },
  bad: { color: appTokens.badForeground },
  actions: {
    display: "flex",
    flexShrink: 0,
    alignItems: "center",
    gap: "8px",
    marginBlockEnd: "20px",
    [phone]: { flexShrink: 1, flexWrap: "wrap", marginBlockEnd: 0 },
  },
  roomy: { [phone]: { display: "none" } },
});

/** One step of the path to a page; the last one is the page itself. */
export interface Crumb {
  label: string;
  to?: string;
}

/** A part of the status line that is to be seen to soon, or at once. */
export interface TonedPart {
  text: string;
  tone: "warn" | "bad";
}

/** What a page says of itself. */
export interface PageHeaderProps {
  title: ReactNode;
  /** The picture or icon of the page's own object, 40 px; on details only. */
  tile?: ReactElement;
  /** The object's state, beside its name. */
  pill?: ReactElement;
  breadcrumb?: readonly Crumb[];
  /** The parts of the status line, joined by a middle dot; what is undefined is left out. */
  status?: readonly (string | TonedPart | undefined)[];
  /** Buttons at the trailing side, from subtle to one primary. */
  actions?: ReactNode;
  /** The actions stand elsewhere on a phone, in a list's toolbar for example. */
  roomyActions?: boolean;
}

/** The head of a page: where one is, the only h1, one line of status, and the actions. */
export function PageHeader({
  title,
  tile,
  pill,
  breadcrumb,
  status,
  actions,
  roomyActions = false,
}: PageHeaderProps) {
  const styles = useStyles();
  const { dir } = useFluent();
  return (
    <header className={styles.header} data-head="">
      <div className={styles.text}>
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
        <div className={styles.line}>
          {tile && <span className={styles.tile}>{tile}</span>}
          <div className={styles.named}>
            <div className={styles.titleLine}>
              <h1 className={styles.title}>{title}</h1>
              {pill}
            </div>
            {status && <p className={styles.status}>{statusLine(status, dir, styles)}</p>}
          </div>
        </div>
      </div>
      {actions && <div className={mergeClasses(styles.actions, roomyActions && styles.roomy)}>{actions}</div>}
    </header>
  );
}

/** The parts in one text; those that are toned stand in elements of their own behind it. */
function statusLine(
  parts: NonNullable<PageHeaderProps["status"]>,
  dir: "ltr" | "rtl",
  tones: Record<TonedPart["tone"], string>,
): ReactNode {
  // Where text runs from the right, a name in Latin letters at the end of one part would take the next along.
  const kept = (text: string) => (dir === "rtl" ? `\u2068${text}\u2069` : text);
  const plain = parts.filter((part) => typeof part === "string").map(kept);
  const toned = parts.filter((part) => typeof part === "object");
  return (
    <>
      {plain.join(" · ")}
      {toned.map(({ text, tone }, at) => (
        <Fragment key={text}>
          {(plain.length > 0 || at > 0) && " · "}
          <span className={tones[tone]}>{kept(text)}</span>
        </Fragment>
      ))}
    </>
  );
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const [Chevron, Back] =
    useFluent().dir === "rtl"
      ? [ChevronLeft12Regular, ChevronRight12Regular]
      : [ChevronRight12Regular, ChevronLeft12Regular];
  const up = crumbs.findLastIndex(({ to }, index) => to !== undefined && index < crumbs.length - 1);
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className={mergeClasses(styles.crumb, index === up && styles.up)}>
            {index > 0 && <Chevron aria-hidden className={styles.wide} />}
            {index === up && <Back aria-hidden className={styles.narrow} />}
            {index === crumbs.length - 1 ? (
              <span className={styles.here}>{label}</span>
            ) : to ? (
              <PlaceLink to={to}>{label}</PlaceLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
