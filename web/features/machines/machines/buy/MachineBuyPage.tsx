import type { ApolloClient } from "@apollo/client";
import { useCallback, useEffect, useState } from "react";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import { RailWizard } from "#web/ui/form/wizard/RailWizard.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { usePriced } from "#web/ui/money/usePriced.ts";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { machineListPath, machinePath } from "#web/features/machines/machines/machineParts.ts";
import {
  MachineBuyCreateDocument,
  MachineBuyStartDocument,
  useMachineBuyQuoteQuery,
  useMachineBuyStartQuery,
} from "./buy.generated.ts";
import { blankBuy, buySchema, type BuyValues, inputOf, quoteItemOf } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";
import { BuyFollower } from "./BuyFollower.tsx";
import { BuyQuote } from "./BuyQuote.tsx";
import { FlavorStep } from "./FlavorStep.tsx";

const DiskStep = lazyComponent(() => import("./DiskStep.tsx"), "DiskStep");
const AccessStep = lazyComponent(() => import("./AccessStep.tsx"), "AccessStep");
const ReviewStep = lazyComponent(() => import("./ReviewStep.tsx"), "ReviewStep");
const KeyPairDrawer = lazyComponent(() => import("./KeyPairDrawer.tsx"), "KeyPairDrawer", {
  texts: ["form"],
});
const StockButton = lazyComponent(() => import("./StockButton.tsx"), "StockButton");

export const preload = (_: URL, client: ApolloClient) => startQuery(client, MachineBuyStartDocument, {});

export function Page() {
  const words = useWords(buyTexts);
  const { number } = useFormat();
  const navigate = useNavigate();
  const mutate = useMutate();
  const [search, setSearch] = useSearchParams();
  const { data: start, error, refetch } = useMachineBuyStartQuery();
  const [values, tell] = useState<BuyValues>(blankBuy);
  const priced = usePriced(
    useMachineBuyQuoteQuery({ variables: { input: { items: [quoteItemOf(values)] } } }),
    values,
  );
  const [key] = useState(newKey);
  const at = search.get("step") ?? "flavor";
  const again = () => void refetch();
  // A form of its own: it stands beside the wizard's, not within it.
  const [drawer, open] = useDrawer<"key">((_, state) => <KeyPairDrawer {...state} onDone={again} />);
  // The next steps come while the first one is filled in.
  useEffect(() => void Promise.all([DiskStep, AccessStep, ReviewStep].map((one) => one.preload())), []);
  const onStep = useCallback(
    (step: string) =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        next.set("step", step);
        return next;
      }),
    [setSearch],
  );
  return (
    <>
      <ScreenHeader
        status={[words("lead")]}
        {...(start && { actions: <StockButton start={start} reload={again} /> })}
      />
      {start ? (
        <>
          <RailWizard
            label={words("steps")}
            schema={buySchema}
            initial={blankBuy}
            submitLabel={words(values.period === "HOUR" ? "create" : "order")}
            at={at}
            onStep={onStep}
            held={priced.held}
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
            side={<BuyQuote priced={priced} start={start} />}
            steps={[
              {
                id: "flavor",
                title: words("titles.flavor"),
                line: words("leads.flavor"),
                fields: ["regionId", "flavorId", "imageId"],
                content: (
                  <>
                    <BuyFollower onValues={tell} />
                    <FlavorStep catalogue={start.catalogue} />
                  </>
                ),
              },
              {
                id: "disk",
                title: words("titles.disk"),
                line: [
                  words("gib", { value: number(values.systemGib + values.dataGib) }),
                  words("mbps", { value: number(values.bandwidthMbps) }),
                  words(`periods.${values.period}`),
                ].join(" · "),
                fields: ["systemGib", "dataGib", "bandwidthMbps", "period"],
                content: <DiskStep catalogue={start.catalogue} />,
              },
              {
                id: "access",
                title: words("titles.access"),
                line: words("leads.access"),
                fields: ["name", "keyPairIds"],
                content: <AccessStep keyPairs={start.keyPairs} reload={again} onAdd={() => open("key")} />,
              },
              {
                id: "review",
                title: words("titles.review"),
                line: words("leads.review"),
                fields: [],
                content: <ReviewStep {...start} values={values} />,
              },
            ]}
          />
          {drawer}
        </>
      ) : error ? (
        <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton label={words("steps")} />
      )}
    </>
  );
}
