import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { useWords } from "#web/lib/texts/words.ts";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { posterOf, squaresOf } from "#web/features/partners/shared/poster.ts";

const useStyles = makeStyles({
  // Dark on light in every theme: not every camera reads it the other way round.
  code: {
    inlineSize: "200px",
    blockSize: "200px",
    padding: "8px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: "#fff",
  },
  link: {
    padding: "10px 12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    fontFamily: appTokens.fontFamilyMonospace,
    overflowWrap: "anywhere",
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export function LinkCard({ code }: { code: string }) {
  const styles = useStyles();
  const words = useWords("partners");
  const link = `${window.location.origin}/${code}_`;
  const { path, size } = squaresOf(link);
  const poster = posterOf(link, { title: words("posterTitle"), line: words("posterLine") });
  return (
    <Card title={words("link")}>
      <svg
        role="img"
        aria-label={words("qr")}
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <bdi dir="ltr" className={styles.link}>
        {link}
      </bdi>
      <div className={styles.buttons}>
        <Button icon={<Copy20Regular />} onClick={() => void copyText(link, words("copied"))}>
          {words("copy")}
        </Button>
        <Button as="a" icon={<ArrowDownload20Regular />} href={poster} download={`berth-${code}.svg`}>
          {words("poster")}
        </Button>
      </div>
    </Card>
  );
}
