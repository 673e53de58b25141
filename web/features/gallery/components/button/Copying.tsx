import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { SecretOnce } from "#web/ui/feedback/SecretOnce.tsx";

const address = "https://tidemark.berth.example";

const useStyles = makeStyles({ secret: { display: "grid", gap: "12px", maxInlineSize: "480px" } });

export const Copying: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:button.Copying");
  const [copied, setCopied] = useState(false);
  return (
    <Stack>
      <Row>
        <bdi dir="ltr">{address}</bdi>
        <CopyButton text={address} label={words("address")} />
      </Row>
      <div className={styles.secret}>
        <SecretOnce
          texts="galleryComponents:button.Copying"
          secret="brt_3kq9_Vx27mJd0tYpLw5sNzRfUa8"
          onCopied={() => setCopied(true)}
        >
          <span role="status">{copied && words("safe")}</span>
        </SecretOnce>
      </div>
    </Stack>
  );
}
