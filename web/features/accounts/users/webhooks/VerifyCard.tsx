import { useWords } from "#web/lib/texts/words.ts";
import { CodeCard } from "#web/ui/detail/CodeCard.tsx";
import { webhookTexts } from "./webhookParts.ts";

const notes = ["headers", "again", "answer"];

const code = `import { createHmac } from "node:crypto";

const key = Buffer.from(secret.slice(6), "base64");
const right = createHmac("sha256", key)
  .update(\`\${id}.\${timestamp}.\${body}\`)
  .digest("base64");
const isRight = signature
  .split(" ").includes(\`v1,\${right}\`);`;

export function VerifyCard() {
  const words = useWords(webhookTexts);
  return (
    <CodeCard
      title={words("verify.title")}
      line={words("verify.line")}
      code={code}
      copy={words("verify.copy")}
      notes={notes.map((note) => words(`verify.${note}`))}
    />
  );
}
