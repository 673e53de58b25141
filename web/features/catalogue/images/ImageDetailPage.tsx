import { Button, makeStyles } from "@fluentui/react-components";
import { Alert20Regular } from "@fluentui/react-icons/svg/alert";
import { AlertOn20Regular } from "@fluentui/react-icons/svg/alert-on";
import { BranchCompare16Regular } from "@fluentui/react-icons/svg/branch-compare";
import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { useCompact } from "#web/lib/texts/compact.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { DeployCard } from "./DeployCard.tsx";
import { ImageBadges } from "./ImageBadges.tsx";
import { ImageMark } from "./ImageMark.tsx";
import { deployPath, type ImageDetail, imagePattern, imageTexts } from "./imageParts.ts";
import { ImageStoreChangesDocument, ImageStoreDetailDocument } from "./images.generated.ts";
import { LayersCard } from "./LayersCard.tsx";
import { ReadmeCard } from "./ReadmeCard.tsx";
import { ScanCard } from "./ScanCard.tsx";
import { StarButton } from "./StarButton.tsx";
import { TagTable } from "./TagTable.tsx";
import { useImageMarks } from "./useImageMarks.ts";

const SecurityTab = lazyComponent(() => import("./SecurityTab.tsx"), "SecurityTab");
const SyncTab = lazyComponent(() => import("./SyncTab.tsx"), "SyncTab");
const MembersTab = lazyComponent(() => import("./MembersTab.tsx"), "MembersTab");
const CompareDrawer = lazyComponent(() => import("./CompareDrawer.tsx"), "CompareDrawer");

const tabs = ["overview", "tags", "security", "sync", "members"] as const;
const FEW = 6;

export const { Page, preload } = recordScreen({
  pattern: imagePattern,
  document: ImageStoreDetailDocument,
  changes: ImageStoreChangesDocument,
  texts: imageTexts,
  Skeleton: DetailSkeleton,
  Screen: ImageScreen,
});

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px",
    "@media (max-width: 639.98px)": { maxInlineSize: "calc(100vw - 32px)" },
  },
});

function ImageScreen({ record: image }: RecordProps<ImageDetail>) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const { number, relative } = useFormat();
  const compact = useCompact();
  const [tab, show] = useTab(tabs);
  const { star, subscribe } = useImageMarks();
  const [drawer, compare] = useDrawer<"compare">((_, state) => (
    <CompareDrawer {...state} tags={image.tags} />
  ));
  const { title, reference, latestTag, summary, pullCount, starCount, pushedAt, tags, isSubscribed } = image;
  const [newest] = tags;
  const compareButton = tags.length > 1 && (
    <Button
      size="small"
      appearance="subtle"
      icon={<BranchCompare16Regular />}
      onClick={() => compare("compare")}
    >
      {words("compare.action")}
    </Button>
  );
  const counts = { tags: tags.length, security: newest?.artifact.scan.findings.length ?? 0 };
  return (
    <>
      <ScreenHeader
        name={title}
        tile={<ImageMark category={image.category} />}
        pill={<ImageBadges full image={image} />}
        status={[
          summary === "" ? undefined : summary,
          pullCount === null || pullCount === undefined
            ? undefined
            : words("pulls", { count: pullCount, shown: compact(pullCount) }),
          words("stars", { count: starCount, shown: number(starCount) }),
          pushedAt ? words("newest", { tag: latestTag, when: relative(pushedAt) }) : undefined,
        ]}
        actions={
          <div className={styles.actions}>
            <StarButton image={image} onPress={() => void star(image)} />
            <Button
              icon={isSubscribed ? <AlertOn20Regular /> : <Alert20Regular />}
              aria-pressed={isSubscribed}
              onClick={() => void subscribe(image)}
            >
              {words(isSubscribed ? "subscribed" : "subscribe")}
            </Button>
            <ActionLink
              appearance="primary"
              action={{
                label: words("deployTo"),
                icon: <Rocket20Regular />,
                to: deployPath(`${reference}:${latestTag}`),
              }}
            />
          </div>
        }
      />
      <PageTabs
        label={words("tabs.label")}
        tabs={tabs.map((id) => ({
          id,
          label:
            id === "tags" || id === "security"
              ? words(`tabs.${id}`, { n: number(counts[id]) })
              : words(`tabs.${id}`),
        }))}
        tab={tab}
        onTab={show}
      >
        {tab === "overview" && (
          <Columns
            main={
              <>
                <ReadmeCard image={image} tag={newest} />
                <Card
                  title={words("tags.title")}
                  tools={
                    <>
                      {compareButton}
                      {tags.length > FEW && (
                        <Button size="small" appearance="subtle" onClick={() => show("tags")}>
                          {words("tags.all", { count: tags.length })}
                        </Button>
                      )}
                    </>
                  }
                >
                  <TagTable label={words("tags.title")} tags={tags.slice(0, FEW)} isBeside />
                </Card>
              </>
            }
            side={
              newest && (
                <>
                  <ScanCard tag={newest} onOpen={() => show("security")} />
                  <LayersCard tag={newest} />
                  <DeployCard tag={newest} />
                </>
              )
            }
          />
        )}
        {tab === "tags" && (
          <Card title={words("tags.title")} tools={compareButton}>
            <TagTable label={words("tags.title")} tags={tags} />
          </Card>
        )}
        {tab === "security" && <SecurityTab tags={tags} />}
        {tab === "sync" && <SyncTab sync={image.sync ?? null} />}
        {tab === "members" && <MembersTab image={image} />}
      </PageTabs>
      {drawer}
    </>
  );
}
