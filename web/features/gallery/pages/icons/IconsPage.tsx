import { Button, Input, makeStyles } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { IconDetail } from "./IconDetail.tsx";
import { IconGrid } from "./IconGrid.tsx";
import { allIcons, findIcons, type IconEntry, type IconKind, importOf } from "./iconList.ts";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  bar: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  search: { flexGrow: 1, maxInlineSize: "360px", minInlineSize: "min(240px, 100%)" },
  count: { marginInlineStart: "auto" },
});

const kinds = ["Regular", "Filled"] as const;
const usualSize = 20;

export function Page() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("galleryCards");
  const { number } = useFormat();
  const [words, setWords] = useState("");
  const [kind, setKind] = useState<IconKind>("Regular");
  const [wantedSize, setWantedSize] = useState(usualSize);
  const [chosen, choose] = useState<IconEntry>();
  const sought = useDeferredValue(words);
  const icons = useMemo(() => findIcons(sought, kind), [sought, kind]);
  const shown = chosen && chosen.sizes[kind].length > 0 ? chosen : icons[0];
  const sizeOf = ({ sizes }: IconEntry) =>
    sizes[kind].includes(wantedSize) ? wantedSize : (sizes[kind][0] ?? usualSize);
  const copy = (icon: IconEntry) => {
    choose(icon);
    void copyText(importOf(icon, kind, sizeOf(icon)), t("icons.copied", { name: icon.name }));
  };
  return (
    <>
      <PageHeader
        title={t("screens:gallery.icons")}
        breadcrumb={[{ label: t("shell:nav.groups.gallery") }, { label: t("screens:gallery.icons") }]}
        status={[t("icons.line", { count: number(allIcons.length) })]}
      />
      <div className={styles.page}>
        <div className={styles.bar}>
          <Input
            className={styles.search}
            type="search"
            value={words}
            maxLength={60}
            aria-label={t("icons.search")}
            placeholder={t("icons.search")}
            contentBefore={<Search20Regular />}
            onChange={(_, { value }) => setWords(value)}
          />
          <Segmented
            label={t("icons.kind")}
            value={kind}
            onChange={setKind}
            parts={kinds.map((value) => ({ value, label: t(`icons.kinds.${value}`) }))}
          />
          <span role="status" className={`${text.caption} ${styles.count}`}>
            {t("icons.found", { count: number(icons.length) })}
          </span>
        </div>
        {icons.length === 0 ? (
          <EmptyState
            why="noMatch"
            title={t("icons.none")}
            text={t("icons.noneText")}
            actions={<Button onClick={() => setWords("")}>{t("icons.all")}</Button>}
          />
        ) : (
          <IconGrid
            key={`${kind} ${sought}`}
            icons={icons}
            kind={kind}
            chosen={shown}
            onChoose={choose}
            onCopy={copy}
          />
        )}
        {shown && (
          <IconDetail
            icon={shown}
            kind={kind}
            size={sizeOf(shown)}
            onSize={setWantedSize}
            onCopy={() => copy(shown)}
          />
        )}
        <p className={text.caption}>{t("icons.keys")}</p>
      </div>
    </>
  );
}
