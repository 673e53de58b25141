import { Button, makeStyles } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { mayDo, panelTexts } from "#web/features/machines/machines/machineParts.ts";
import type { PanelProps } from "./panelParts.ts";

const FirewallDrawer = lazyComponent(() => import("./FirewallDrawer.tsx"), "FirewallDrawer", {
  texts: ["form"],
});

const useStyles = makeStyles({ code: { fontSize: appTokens.fontSizeBase200, overflowWrap: "anywhere" } });

/** What is let through to a machine, and from it. */
export function FirewallCard({ machine, reload }: PanelProps) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const { number } = useFormat();
  const [drawer, open] = useDrawer<"rules">((_, state) => (
    <FirewallDrawer {...state} machine={machine} reload={reload} />
  ));
  return (
    <Card
      title={words("firewall.title")}
      line={words("firewall.line")}
      tools={
        <Button
          size="small"
          appearance="subtle"
          icon={<Edit20Regular />}
          disabledFocusable={!mayDo(machine, "FIREWALL")}
          onClick={() => open("rules")}
        >
          {words("firewall.edit")}
        </Button>
      }
    >
      {machine.rules.length === 0 ? (
        <EmptyState title={words("firewall.none")} text={words("firewall.noneText")} />
      ) : (
        <PlainTable
          label={words("firewall.title")}
          rows={machine.rules}
          columns={[
            {
              id: "priority",
              label: words("firewall.priority"),
              width: 44,
              cell: ({ priority }) => number(priority),
            },
            {
              id: "direction",
              label: words("firewall.direction"),
              width: 56,
              cell: ({ direction }) => words(`firewall.directions.${direction}`),
            },
            {
              id: "ports",
              least: 72,
              label: words("firewall.what"),
              cell: ({ protocol, ports }) => (
                <code
                  className={styles.code}
                  dir="ltr"
                >{`${protocol === "ANY" ? words("firewall.any") : protocol} ${ports.replaceAll(",", ", ")}`}</code>
              ),
            },
            {
              id: "cidr",
              label: words("firewall.cidr"),
              width: 128,
              cell: ({ cidr }) => (
                <code className={styles.code} dir="ltr">
                  {cidr}
                </code>
              ),
            },
            {
              id: "action",
              label: words("firewall.action"),
              width: 88,
              cell: ({ isAllowed }) => (
                <StatusPill tone={isAllowed ? "ok" : "bad"}>
                  {words(isAllowed ? "firewall.allow" : "firewall.deny")}
                </StatusPill>
              ),
            },
          ]}
        />
      )}
      {drawer}
    </Card>
  );
}
