import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type ImageDetail, type ImageTag, imageTexts } from "./imageParts.ts";

const Readme = lazyComponent(() => import("./Readme.tsx"), "Readme");

const ways = ["docker", "podman", "digest"] as const;
type Way = (typeof ways)[number];
/** A text that is longer than this is shown in part first. */
const LONG = 500;

const useStyles = makeStyles({
  pull: { display: "flex", flexWrap: "wrap", gap: "8px 12px" },
  command: {
    display: "flex",
    alignItems: "center",
    flex: "1 1 280px",
    minInlineSize: 0,
    boxSizing: "border-box",
    blockSize: "32px",
    paddingInline: "12px 4px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
  },
  code: {
    ...typographyStyles.caption1,
    flexGrow: 1,
    minInlineSize: 0,
    overflowX: "auto",
    scrollbarWidth: "none",
    whiteSpace: "nowrap",
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: "13px",
  },
  text: { position: "relative", minBlockSize: "120px" },
  part: { maxBlockSize: "240px", overflow: "hidden", maskImage: "linear-gradient(#000 76%, transparent)" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  more: { justifySelf: "start", paddingInline: 0, color: appTokens.colorBrandForegroundLink },
});

export interface ReadmeCardProps {
  image: ImageDetail;
  tag: ImageTag | undefined;
}

export function ReadmeCard({ image, tag }: ReadmeCardProps) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const { number } = useFormat();
  const [way, choose] = useState<Way>("docker");
  const [isOpen, open] = useState(false);
  const { readme } = image;
  const command =
    way === "digest" ? `docker pull ${tag?.byDigest ?? ""}` : `${way} pull ${tag?.reference ?? ""}`;
  const isLong = readme.length > LONG;
  return (
    <Card title={words("pull.title")}>
      {tag && (
        <div className={styles.pull}>
          <Segmented
            label={words("pull.with")}
            value={way}
            onChange={choose}
            parts={ways.map((value) => ({ value, label: words(`pull.ways.${value}`) }))}
          />
          <div className={styles.command} dir="ltr">
            {/* A long digest is scrolled by keys. */}
            <code className={styles.code} tabIndex={0}>
              {command}
            </code>
            <CopyButton text={command} label={words("pull.copy")} />
          </div>
        </div>
      )}
      {readme === "" ? (
        <p className={styles.none}>{words("noReadme")}</p>
      ) : (
        <>
          <div className={mergeClasses(styles.text, isLong && !isOpen && styles.part)}>
            <Readme text={readme} />
          </div>
          {isLong && (
            <Button appearance="transparent" className={styles.more} onClick={() => open(!isOpen)}>
              {isOpen
                ? words("readLess")
                : words("readMore", {
                    count: readme.length,
                    shown: number(Math.round(readme.length / 100) * 100),
                  })}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
