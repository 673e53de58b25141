import { Tab, TabList, makeStyles, useId } from "@fluentui/react-components";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { Shield20Regular } from "@fluentui/react-icons/svg/shield";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import { useState } from "react";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const icons = { profile: <Person20Regular />, security: <Shield20Regular />, billing: <Wallet20Regular /> };

const useStyles = makeStyles({
  place: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: "24px", alignItems: "start" },
  text: { margin: 0, paddingBlock: "8px" },
});

export const Upright: Demo = { order: 30, controls: ["size"], keys: true, Piece };

function Piece({ size }: DemoProps) {
  const styles = useStyles();
  const words = useWords("galleryComponents:tabs.Upright");
  const [part, setPart] = useState("profile");
  const id = useId();
  return (
    <div className={styles.place}>
      <TabList
        vertical
        size={size}
        aria-label={words("label")}
        selectedValue={part}
        onTabSelect={(_, { value }) => setPart(String(value))}
      >
        {(["profile", "security", "billing"] as const).map((one) => (
          <Tab key={one} id={`${id}-${one}`} value={one} icon={icons[one]} aria-controls={`${id}-panel`}>
            {words(one)}
          </Tab>
        ))}
      </TabList>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${part}`}>
        <p className={styles.text}>{words(`${part}Text`)}</p>
      </div>
    </div>
  );
}
