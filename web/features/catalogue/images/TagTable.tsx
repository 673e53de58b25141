import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { architectureOf, type ImageTag, imageTexts, shortDigest } from "./imageParts.ts";
import { SeverityChips } from "./SeverityChips.tsx";

const LATEST = "latest";

const useStyles = makeStyles({
  name: { display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" },
  strong: { ...typographyStyles.body1Strong, overflowWrap: "anywhere" },
  chip: {
    ...typographyStyles.caption1,
    display: "inline-flex",
    alignItems: "center",
    blockSize: "20px",
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.idleForeground,
    whiteSpace: "nowrap",
  },
  latest: { backgroundColor: appTokens.infoBackground, color: appTokens.infoForeground },
  LTS: { backgroundColor: appTokens.restBackground, color: appTokens.restForeground },
  EOL: { backgroundColor: appTokens.badBackground, color: appTokens.badForeground },
  chips: { display: "inline-flex", flexWrap: "wrap", gap: "4px" },
  digest: { ...typographyStyles.caption1, fontFamily: appTokens.fontFamilyMonospace },
});

export interface TagTableProps {
  label: string;
  tags: readonly ImageTag[];
  /** Whether other cards stand beside it: platforms need a wide window then. */
  isBeside?: boolean;
}

export function TagTable({ label, tags, isBeside = false }: TagTableProps) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const { short } = useFormat();
  const locale = useLocale();
  const latest = tags.find(({ name }) => name === LATEST);
  const isLatest = ({ artifact }: ImageTag) => artifact.digest === latest?.artifact.digest;
  // What is called by another name as well is said beside that.
  const shown = tags.filter((tag) => tag !== latest || !tags.some((one) => one !== tag && isLatest(one)));
  return (
    <PlainTable
      label={label}
      rows={shown.map((tag) => ({ id: tag.name, tag }))}
      columns={[
        {
          id: "name",
          least: 72,
          label: words("tagFields.name"),
          cell: ({ tag: { name, label: mark }, tag }) => (
            <span className={styles.name}>
              <bdi className={styles.strong} dir="ltr">
                {name}
              </bdi>
              {isLatest(tag) && name !== LATEST && (
                <bdi dir="ltr" className={`${styles.chip} ${styles.latest}`}>
                  {LATEST}
                </bdi>
              )}
              {mark && <span className={`${styles.chip} ${styles[mark]}`}>{mark}</span>}
            </span>
          ),
        },
        {
          id: "digest",
          label: words("tagFields.digest"),
          width: 88,
          cell: ({ tag: { artifact } }) => (
            <bdi className={styles.digest} dir="ltr" title={artifact.digest}>
              {shortDigest(artifact.digest)}
            </bdi>
          ),
        },
        {
          id: "platforms",
          label: words("tagFields.platforms"),
          width: 160,
          ...(isBeside && { from: "wide" }),
          cell: ({ tag: { artifact } }) => (
            <span className={styles.chips}>
              {artifact.platforms.map(({ name }) => (
                <bdi key={name} className={styles.chip} dir="ltr">
                  {architectureOf(name)}
                </bdi>
              ))}
            </span>
          ),
        },
        {
          id: "size",
          label: words("tagFields.size"),
          width: 80,
          end: true,
          cell: ({ tag: { artifact } }) => writeFileSize(artifact.sizeBytes, locale),
        },
        {
          id: "scan",
          label: words("tagFields.scan"),
          width: 124,
          cell: ({ tag: { artifact } }) => <SeverityChips scan={artifact.scan} />,
        },
        {
          id: "pushed",
          label: words("tagFields.pushed"),
          width: 84,
          cell: ({ tag: { artifact } }) => (artifact.pushedAt ? short(artifact.pushedAt) : words("none")),
        },
        {
          id: "copy",
          label: words("tagFields.copy"),
          width: 40,
          end: true,
          cell: ({ tag: { reference } }) => (
            <CopyButton text={`docker pull ${reference}`} label={words("copyOf", { name: reference })} />
          ),
        },
      ]}
    />
  );
}
