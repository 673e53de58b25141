import { Field, makeStyles, Select, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { compareTags } from "./compareTags.ts";
import { type ImageTag, imageTexts } from "./imageParts.ts";

const useStyles = makeStyles({
  tags: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "16px" },
  part: { display: "grid", gap: "8px" },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  lines: { display: "grid", gap: "2px", margin: 0, padding: 0, listStyleType: "none" },
  line: {
    ...typographyStyles.caption1,
    padding: "4px 8px",
    borderRadius: appTokens.borderRadiusSmall,
    overflowWrap: "anywhere",
    fontFamily: appTokens.fontFamilyMonospace,
    textAlign: "start",
  },
  more: { backgroundColor: appTokens.okBackground, color: appTokens.okForeground },
  less: { backgroundColor: appTokens.badBackground, color: appTokens.badForeground },
  quiet: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

interface Line {
  sign: "+" | "−";
  text: string;
  /** Whether it is for the better: what is added to an image is neither. */
  tone: "more" | "less";
}

export interface CompareDrawerProps extends DrawerState {
  tags: readonly ImageTag[];
}

export function CompareDrawer({ tags, ...state }: CompareDrawerProps) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const locale = useLocale();
  const [newest] = tags;
  const other = tags.find(({ artifact }) => artifact.digest !== newest?.artifact.digest) ?? newest;
  const [from, setFrom] = useState(other?.name ?? "");
  const [to, setTo] = useState(newest?.name ?? "");
  const [before, after] = [from, to].map((name) => tags.find((one) => one.name === name));
  const difference = before && after && compareTags(before, after);
  const part = (title: string, lines: Line[], note?: string) => (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ sign, text, tone }) => (
            <li key={sign + text} dir="ltr" className={`${styles.line} ${styles[tone]}`}>
              {sign} {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
  const choice = (label: string, value: string, set: (name: string) => void) => (
    <Field label={label}>
      <Select value={value} onChange={(_, data) => set(data.value)}>
        {tags.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
  const lines = (added: string[], removed: string[]): Line[] => [
    ...removed.map((text): Line => ({ sign: "−", text, tone: "less" })),
    ...added.map((text): Line => ({ sign: "+", text, tone: "more" })),
  ];
  return (
    <Drawer {...state} kind="detail" title={words("compare.title")} meta={words("compare.line")}>
      <div className={styles.tags}>
        {choice(words("compare.from"), from, setFrom)}
        {choice(words("compare.to"), to, setTo)}
      </div>
      {difference && (
        <>
          {part(
            words("compare.size"),
            [],
            difference.size === 0
              ? words("compare.sameSize")
              : words(difference.size > 0 ? "compare.larger" : "compare.smaller", {
                  size: writeFileSize(Math.abs(difference.size), locale),
                }),
          )}
          {part(
            words("compare.layers"),
            lines(difference.layers.added, difference.layers.removed),
            words("compare.sameLayers", { count: difference.layers.same }),
          )}
          {part(
            words("compare.env"),
            difference.env.flatMap(({ key, before: had, after: has }) =>
              lines(has === null ? [] : [`${key}=${has}`], had === null ? [] : [`${key}=${had}`]),
            ),
            difference.env.length === 0 ? words("compare.sameEnv") : undefined,
          )}
          {part(
            words("compare.findings"),
            [
              ...difference.findings.mended.map(({ id, title }): Line => ({
                sign: "−",
                text: `${id} ${title}`,
                tone: "more",
              })),
              ...difference.findings.added.map(({ id, title }): Line => ({
                sign: "+",
                text: `${id} ${title}`,
                tone: "less",
              })),
            ],
            words("compare.findingsOf", {
              mended: difference.findings.mended.length,
              added: difference.findings.added.length,
            }),
          )}
        </>
      )}
    </Drawer>
  );
}
