import { makeStyles } from "@fluentui/react-components";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { Action } from "#web/ui/menu/action.ts";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

export const Dots: Demo = { order: 80, keys: true, Piece };

const useStyles = makeStyles({
  line: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px",
    minBlockSize: "44px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  card: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    inlineSize: "min(280px, 100%)",
    boxSizing: "border-box",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
  },
});

const backups = ["tidemark-1126", "tidemark-1125"];
const large = "mall-db-1126";

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:menu.Dots");
  const [said, setSaid] = useState("");
  const actionsOf = (name: string) => (): Action[] => [
    {
      id: "restore",
      label: words("restore"),
      icon: <Copy20Regular />,
      run: () => setSaid(words("restored", { name })),
    },
    {
      id: "remove",
      label: words("remove"),
      icon: <Delete20Regular />,
      tone: "danger",
      run: () => setSaid(words("removed", { name })),
    },
  ];
  return (
    <Stack wide>
      <div>
        {backups.map((name) => (
          <div key={name} className={styles.line}>
            <bdi>{name}</bdi>
            <RowMenu label={words("more", { name })} actions={actionsOf(name)} />
          </div>
        ))}
      </div>
      <div className={styles.card}>
        <bdi>{large}</bdi>
        <RowMenu finger label={words("more", { name: large })} actions={actionsOf(large)} />
      </div>
      <span role="status">{said}</span>
    </Stack>
  );
}
