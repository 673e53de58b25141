import { Button, Input, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { RecordTable } from "./RecordTable.tsx";
import { StagedBar } from "./StagedBar.tsx";
import { ZoneDiscardDocument, ZoneRecordSaveDocument, ZoneRecordsRemoveDocument } from "./zones.generated.ts";
import { stagedIn, type Zone, type ZoneRecord } from "./zoneParts.ts";

const form = { texts: ["form"] } as const;
const RecordDrawer = lazyComponent(() => import("./RecordDrawer.tsx"), "RecordDrawer", form);
const ImportDrawer = lazyComponent(() => import("./ImportDrawer.tsx"), "ImportDrawer", form);
const ApplyDrawer = lazyComponent(() => import("./ApplyDrawer.tsx"), "ApplyDrawer", form);
const DifferenceDrawer = lazyComponent(() => import("./DifferenceDrawer.tsx"), "DifferenceDrawer");
const ServersDrawer = lazyComponent(() => import("./ServersDrawer.tsx"), "ServersDrawer");
const FileDrawer = lazyComponent(() => import("./FileDrawer.tsx"), "FileDrawer");

const useStyles = makeStyles({
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    padding: "8px 16px",
    minBlockSize: "48px",
    boxSizing: "border-box",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  line: { ...typographyStyles.caption1, flexGrow: 1, color: appTokens.colorNeutralForeground3 },
  find: { inlineSize: "168px" },
  body: { overflowX: "auto" },
  empty: { padding: "24px 16px" },
});

type Opened =
  | { what: "record"; record: ZoneRecord | undefined }
  | { what: "import" | "apply" | "difference" | "servers" | "file" };

export interface ZoneCardProps {
  zone: Zone;
  name: string;
  fqdn: string;
  canEdit: boolean;
  onApplied: () => void;
}

/** A zone as it is edited. */
export function ZoneCard({ zone, name, fqdn, canEdit, onApplied }: ZoneCardProps) {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [text, setText] = useState("");
  const [drawer, open] = useDrawer<Opened>((shown, state) => {
    const at = { domainId: zone.id, revision: zone.revision };
    if (shown.what === "record") return <RecordDrawer {...state} {...at} record={shown.record} />;
    if (shown.what === "import") return <ImportDrawer {...state} {...at} />;
    if (shown.what === "apply") return <ApplyDrawer {...state} zone={zone} onDone={onApplied} />;
    if (shown.what === "difference") return <DifferenceDrawer {...state} zone={zone} name={name} />;
    return shown.what === "servers" ? (
      <ServersDrawer {...state} domainId={zone.id} />
    ) : (
      <FileDrawer {...state} domainId={zone.id} fqdn={fqdn} />
    );
  });
  const place = { domainId: zone.id, at: zone.revision };
  const wanted = text.trim().toLowerCase();
  const records = zone.records.filter((one) =>
    `${one.type} ${one.name} ${one.value}`.toLowerCase().includes(wanted),
  );
  const discard = (recordIds: string[] | null) =>
    void mutate(ZoneDiscardDocument, { ...place, ...(recordIds && { recordIds }) }).catch(tellError);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{words("records")}</h2>
        <span className={styles.line}>
          <bdi dir="ltr">{name}</bdi> · {words("recordCount", { count: zone.records.length })}
        </span>
        <Input
          className={styles.find}
          aria-label={words("find")}
          placeholder={words("find")}
          contentBefore={<Search20Regular />}
          value={text}
          onChange={(_, { value }) => setText(value)}
        />
        {canEdit && (
          <>
            <Button
              appearance="subtle"
              icon={<ArrowUpload20Regular />}
              onClick={() => open({ what: "import" })}
            >
              {words("import")}
            </Button>
            <Button icon={<Add20Regular />} onClick={() => open({ what: "record", record: undefined })}>
              {words("addRecord")}
            </Button>
          </>
        )}
        <MoreButton
          label={words("moreZone", { name })}
          appearance="subtle"
          actions={() => [
            { id: "file", label: words("export"), run: () => open({ what: "file" }) },
            { id: "servers", label: words("propagation"), run: () => open({ what: "servers" }) },
          ]}
        />
      </div>
      {records.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState
            why={wanted === "" ? "none" : "noMatch"}
            title={words(wanted === "" ? "noRecords" : "noMatch")}
            text={words("noRecordsText")}
          />
        </div>
      ) : (
        <div className={styles.body}>
          <RecordTable
            records={records}
            {...(canEdit && {
              steps: {
                edit: (record) => open({ what: "record", record }),
                undo: ({ id }) => discard([id]),
                remove: ({ id }) =>
                  void mutate(ZoneRecordsRemoveDocument, { ...place, recordIds: [id] }).catch(tellError),
                toggle: ({ id, type, name: at, value, ttl, isEnabled }) =>
                  void mutate(ZoneRecordSaveDocument, {
                    ...place,
                    recordId: id,
                    input: { type, name: at, value, ttl, isEnabled: !isEnabled },
                  }).catch(tellError),
              },
            })}
          />
        </div>
      )}
      {canEdit && stagedIn(zone) > 0 && (
        <StagedBar
          zone={zone}
          onLook={() => open({ what: "difference" })}
          onDiscard={() => discard(null)}
          onApply={() => open({ what: "apply" })}
        />
      )}
      {drawer}
    </>
  );
}
