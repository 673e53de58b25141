import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { useState } from "react";
import { saveFile } from "#web/lib/storage/saveFile.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { PrintSheet } from "#web/ui/page/PrintSheet.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";

const useStyles = makeStyles({
  codes: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
    gap: "8px 16px",
    margin: 0,
    padding: "16px",
    listStyleType: "none",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    fontFamily: appTokens.fontFamilyMonospace,
  },
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = useWords(`${profileTexts}:codes`);
  const styles = useStyles();
  const [request, setRequest] = useState(0);
  const text = `${codes.join("\n")}\n`;
  const keep = (how: () => void) => () => {
    onKept();
    how();
  };
  const list = (
    <ul dir="ltr" className={styles.codes} aria-label={words("title")}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list}
      <div className={styles.tools}>
        <Button icon={<Copy20Regular />} onClick={keep(() => void copyText(text, words("copied")))}>
          {words("copy")}
        </Button>
        <Button icon={<ArrowDownload20Regular />} onClick={keep(() => download(text))}>
          {words("download")}
        </Button>
        <Button icon={<Print20Regular />} onClick={keep(() => setRequest(request + 1))}>
          {words("print")}
        </Button>
      </div>
      <PrintSheet request={request}>
        <h1>{words("title")}</h1>
        {list}
      </PrintSheet>
    </>
  );
}

const download = (text: string): void =>
  saveFile("berth-recovery-codes.txt", new Blob([text], { type: "text/plain" }));
