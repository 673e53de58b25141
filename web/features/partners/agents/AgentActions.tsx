import { Button } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { BookInformation20Regular } from "@fluentui/react-icons/svg/book-information";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { agentTexts, type Terms } from "./agentParts.ts";

const RulesDrawer = lazyComponent(() => import("./RulesDrawer.tsx"), "RulesDrawer");

export function AgentActions({ terms }: { terms: Terms }) {
  const words = useWords(agentTexts);
  const [drawer, open] = useDrawer<true>((_, state) => <RulesDrawer {...state} terms={terms} />);
  return (
    <>
      <Button appearance="subtle" icon={<BookInformation20Regular />} onClick={() => open(true)}>
        {words("rules.title")}
      </Button>
      <ActionLink action={{ label: words("newCode"), to: "/user/extension", icon: <Add20Regular /> }} />
      {drawer}
    </>
  );
}
