import { Button } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { saveFile } from "#web/lib/storage/saveFile.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SourceCode } from "#web/ui/detail/SourceCode.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { useDomainZoneFileQuery } from "./zones.generated.ts";

export interface FileDrawerProps extends DrawerState {
  domainId: string;
  /** What the zone is of, as servers write it. */
  fqdn: string;
}

/** The zone as it is applied, as a zone file to read, copy and take along. */
export function FileDrawer({ domainId, fqdn, ...state }: FileDrawerProps) {
  const words = useWords(domainTexts);
  const { data, error, refetch } = useDomainZoneFileQuery({
    variables: { domainId },
    fetchPolicy: "network-only",
  });
  const file = data?.file;
  return (
    <Drawer
      {...state}
      kind="detail"
      title={words("zoneFile")}
      {...(file !== undefined && {
        footer: (
          <>
            <Button icon={<Copy20Regular />} onClick={() => void copyText(file, words("fileCopied"))}>
              {words("copyFile")}
            </Button>
            <Button
              icon={<ArrowDownload20Regular />}
              onClick={() => saveFile(`${fqdn}.zone`, new Blob([file], { type: "text/dns" }))}
            >
              {words("downloadFile")}
            </Button>
          </>
        ),
      })}
    >
      {file !== undefined ? (
        <SourceCode label={words("zoneFile")} code={file} />
      ) : error ? (
        <ErrorState title={words("fileFailed")} error={error} onRetry={refetch} />
      ) : (
        <CardSkeleton label={words("zoneFile")} lines={8} />
      )}
    </Drawer>
  );
}
