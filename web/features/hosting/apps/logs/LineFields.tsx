import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Copy16Regular } from "@fluentui/react-icons/svg/copy";
import { Link16Regular } from "@fluentui/react-icons/svg/link";
import { useLocation } from "#web/lib/navigation/place.ts";
import { exactTime } from "#web/lib/texts/exactTime.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { LogLine } from "./logFeed.ts";
import { fieldsOf, lineHref, logTexts } from "./logParts.ts";

const useStyles = makeStyles({
  box: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 280px",
    gap: "16px",
    paddingBlock: "8px 12px",
    paddingInline: "32px 16px",
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.colorBrandForeground1,
    backgroundColor: appTokens.tint,
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)", paddingInlineStart: "16px" },
  },
  fields: {
    display: "grid",
    gridTemplateColumns: "fit-content(160px) minmax(0, 1fr)",
    alignContent: "start",
    gap: "2px 16px",
    margin: 0,
    "> dt": { color: appTokens.infoForeground, overflowWrap: "anywhere" },
    "> dd": { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  },
  about: {
    fontFamily: appTokens.fontFamilyBase,
    "> dt": { color: appTokens.colorNeutralForeground2 },
  },
  whole: { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontFamily: "inherit" },
  side: { display: "grid", alignContent: "start", gap: "8px" },
  actions: { display: "flex", flexWrap: "wrap", gap: "4px", marginInlineStart: "-8px" },
});

export interface LineFieldsProps {
  line: LogLine;
  q: string;
}

export function LineFields({ line: { cursor, at, pod, stream, text }, q }: LineFieldsProps) {
  const styles = useStyles();
  const words = useWords(logTexts);
  const { date } = useFormat();
  const { pathname } = useLocation();
  const { dir } = localeFacts[useLocale()];
  const fields = fieldsOf(text);
  return (
    <div className={styles.box}>
      {fields ? (
        <dl className={styles.fields}>
          {fields.map(([name, value]) => (
            <FieldPair key={name} name={name} value={value} q={q} />
          ))}
        </dl>
      ) : (
        <pre className={styles.whole}>
          <Highlighted text={text} q={q} />
        </pre>
      )}
      <div className={styles.side} dir={dir}>
        <dl className={mergeClasses(styles.fields, styles.about)}>
          <dt>{words("fields.at")}</dt>
          <dd>
            {date(at)} <bdi dir="ltr">{exactTime(at)}</bdi>
          </dd>
          <dt>{words("fields.pod")}</dt>
          <dd>
            <bdi dir="ltr">{pod}</bdi>
          </dd>
          <dt>{words("fields.stream")}</dt>
          <dd>{words(`streams.${stream}`)}</dd>
        </dl>
        <div className={styles.actions}>
          <Button
            size="small"
            appearance="subtle"
            icon={<Copy16Regular />}
            onClick={() => void copyText(text, words("copied"))}
          >
            {words("copy")}
          </Button>
          <Button
            size="small"
            appearance="subtle"
            icon={<Link16Regular />}
            onClick={() => void copyText(lineHref(pathname, cursor), words("linkCopied"))}
          >
            {words("link")}
          </Button>
        </div>
      </div>
    </div>
  );
}

function FieldPair({ name, value, q }: { name: string; value: string; q: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Highlighted text={value} q={q} />
      </dd>
    </>
  );
}
