import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { useCallback, useEffect, useState } from "react";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { machineListPath, machinePath, machineTexts } from "#web/features/machines/machines/machineParts.ts";
import {
  MachineBuyCreateDocument,
  MachineBuyStartDocument,
  useMachineBuyStartQuery,
} from "./buy.generated.ts";
import { blankBuy, keysIn, buySchema, type BuyValues, inputOf } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";
import { BuyFollower } from "./BuyFollower.tsx";
import { BuyQuote } from "./BuyQuote.tsx";
import { FlavorStep } from "./FlavorStep.tsx";

const DiskStep = lazyComponent(() => import("./DiskStep.tsx"), "DiskStep");
const AccessStep = lazyComponent(() => import("./AccessStep.tsx"), "AccessStep");
const KeyPairsCard = lazyComponent(() => import("./KeyPairsCard.tsx"), "KeyPairsCard");
const StockButton = lazyComponent(() => import("./StockButton.tsx"), "StockButton");

export const preload = (_: URL, client: ApolloClient) => startQuery(client, MachineBuyStartDocument, {});

const useStyles = makeStyles({
  main: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export function Page() {
  const styles = useStyles();
  const words = useWords(buyTexts);
  const machines = useWords(machineTexts);
  const { number } = useFormat();
  const navigate = useNavigate();
  const mutate = useMutate();
  const [search, setSearch] = useSearchParams();
  const { data: start, error, refetch } = useMachineBuyStartQuery();
  const [values, tell] = useState<BuyValues>(blankBuy);
  const [key] = useState(newKey);
  const again = () => void refetch().catch(() => undefined);
  // The next steps come while the first one is filled in.
  useEffect(() => void Promise.all([DiskStep.preload(), AccessStep.preload()]), []);
  const onStep = useCallback(
    (step: string) =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        next.set("step", step);
        return next;
      }),
    [setSearch],
  );
  const follower = <BuyFollower onValues={tell} />;
  const review = (now: BuyValues) => {
    const flavor = start?.catalogue.flavors.find(({ id }) => id === now.flavorId);
    const image = start?.catalogue.images.find(({ id }) => id === now.imageId);
    const gib = (value: number) => words("gib", { value: number(value) });
    return (
      <>
        {follower}
        <StepSummary
          entries={[
            { label: words("name"), value: now.name },
            { label: words("region"), value: machines(`regions.${now.regionId}`) },
            { label: words("flavor"), value: flavor?.code ?? now.flavorId },
            { label: words("image"), value: image ? `${image.os} ${image.version}` : now.imageId },
            { label: words("systemGib"), value: gib(now.systemGib) },
            { label: words("dataGib"), value: now.dataGib > 0 ? gib(now.dataGib) : words("none") },
            { label: words("bandwidth"), value: words("mbps", { value: number(now.bandwidthMbps) }) },
            { label: words("period"), value: words(`periods.${now.period}`) },
            { label: words("keys"), value: number(keysIn(now, start?.keyPairs ?? []).length) },
          ]}
        />
      </>
    );
  };
  return (
    <>
      <ScreenHeader
        status={[words("lead")]}
        {...(start && { actions: <StockButton start={start} reload={again} /> })}
      />
      {start ? (
        <Columns
          main={
            <div className={styles.main}>
              <Card title={words("steps")}>
                <Wizard
                  label={words("steps")}
                  schema={buySchema}
                  initial={blankBuy}
                  submitLabel={words(values.period === "HOUR" ? "create" : "order")}
                  at={search.get("step") ?? "flavor"}
                  onStep={onStep}
                  onCancel={() => void navigate(machineListPath)}
                  onSubmit={async (given) => {
                    const { machine } = await mutate(MachineBuyCreateDocument, {
                      input: inputOf(given, start.keyPairs),
                      idempotencyKey: key,
                    });
                    if (machine.orderId) return void navigate(`/order/details/${machine.orderId}?pay=yes`);
                    showToast({ tone: "success", text: words("done", { name: machine.name }) });
                    void navigate(machinePath(machine.id));
                  }}
                  steps={[
                    {
                      id: "flavor",
                      title: words("titles.flavor"),
                      fields: ["regionId", "flavorId", "imageId"],
                      content: (
                        <>
                          {follower}
                          <FlavorStep catalogue={start.catalogue} />
                        </>
                      ),
                    },
                    {
                      id: "disk",
                      title: words("titles.disk"),
                      fields: ["systemGib", "dataGib", "bandwidthMbps", "period"],
                      content: (
                        <>
                          {follower}
                          <DiskStep catalogue={start.catalogue} />
                        </>
                      ),
                    },
                    {
                      id: "access",
                      title: words("titles.access"),
                      fields: ["name", "keyPairIds"],
                      content: (
                        <>
                          {follower}
                          <AccessStep keyPairs={start.keyPairs} />
                        </>
                      ),
                    },
                    { id: "review", title: words("titles.review"), fields: [], content: review },
                  ]}
                />
              </Card>
              {search.get("step") === "access" && <KeyPairsCard keyPairs={start.keyPairs} reload={again} />}
            </div>
          }
          side={<BuyQuote values={values} start={start} />}
        />
      ) : error ? (
        <ErrorState title={words("failed")} error={error} onRetry={again} />
      ) : (
        <FormSkeleton label={words("steps")} />
      )}
    </>
  );
}
