import { makeStyles, Tab, TabList, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeExample } from "#web/ui/detail/CodeExample.tsx";
import { SourceCode } from "#web/ui/detail/SourceCode.tsx";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { clientNames, clients, clientTitles, generator } from "./clients.ts";

const snippets = import.meta.glob<string>("./snippets/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

const useStyles = makeStyles({
  file: { border: `1px solid ${appTokens.line}`, borderRadius: appTokens.borderRadiusMedium },
  head: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    paddingBlock: "4px",
    paddingInline: "16px 4px",
    borderBlockEndWidth: "1px",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: appTokens.line,
  },
  name: { ...typographyStyles.caption1Strong, fontFamily: appTokens.fontFamilyMonospace },
  choice: { marginInline: "-8px", overflowX: "auto", scrollbarWidth: "none" },
});

/** How the schema's types come into a front-end, by the client it uses: three files and what they are installed with. */
export function CodeCard() {
  const styles = useStyles();
  const { t } = useTranslation("developOverview");
  const [client, setClient] = useState(clientNames[0] ?? "fetch");
  const { file, packages } = clients[client];
  const source = (name: string) =>
    (snippets[`./snippets/${name}.txt`] ?? "").replaceAll("ORIGIN", window.location.origin);
  const kind = file.endsWith("x") ? "tsx" : "ts";
  const files = [
    { name: "codegen.ts", code: source("codegen.ts") },
    { name: "src/products.graphql", code: source("products.graphql") },
    { name: `src/${file}`, code: source(`${client}.${kind}`) },
  ];
  const install = [
    packages && `npm install ${packages}`,
    `npm install -D ${generator}`,
    "npx graphql-codegen",
  ]
    .filter(Boolean)
    .join("\n");
  return (
    <Card title={t("code.title")} line={t("code.line")}>
      <TabList
        className={styles.choice}
        size="small"
        aria-label={t("code.client")}
        selectedValue={client}
        onTabSelect={(_, { value }) => setClient(clientNames.find((name) => name === value) ?? client)}
      >
        {clientNames.map((name) => (
          <Tab key={name} value={name}>
            {clientTitles[name]}
          </Tab>
        ))}
      </TabList>
      <CodeExample code={install} copy={t("code.copyInstall")} />
      {files.map(({ name, code }) => (
        <div key={name} dir="ltr" className={styles.file}>
          <div className={styles.head}>
            <span className={styles.name}>{name}</span>
            <CopyButton text={code} label={t("code.copy", { name })} />
          </div>
          <SourceCode code={code} label={name} />
        </div>
      ))}
    </Card>
  );
}
