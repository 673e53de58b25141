import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { differingLines, type Zone } from "./zoneParts.ts";

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    overflow: "hidden",
    listStyleType: "none",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    lineHeight: appTokens.lineHeightBase300,
    textAlign: "start",
  },
  line: {
    display: "grid",
    gridTemplateColumns: "16px minmax(0, 1fr)",
    padding: "4px 12px",
    overflowWrap: "anywhere",
  },
  ADDED: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  REMOVED: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
});
const signs = { ADDED: "+", REMOVED: "\u2212" } as const;

export interface DifferenceDrawerProps extends DrawerState {
  zone: Zone;
  name: string;
}

/** What is staged, as lines of a zone file that come and go. */
export function DifferenceDrawer({ zone, name, ...state }: DifferenceDrawerProps) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  return (
    <Drawer
      {...state}
      kind="detail"
      title={words("difference")}
      meta={words("differenceLine", { name, from: zone.applied, to: zone.applied + 1 })}
    >
      <div role="region" aria-label={words("difference")} tabIndex={0}>
        <ul className={styles.list} aria-label={words("difference")} dir="ltr">
          {differingLines(zone).map(({ key, state: kind, text }) => (
            <li key={key} className={mergeClasses(styles.line, styles[kind])}>
              <span role="img" aria-label={words(`states.${kind}`)}>
                {signs[kind]}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
