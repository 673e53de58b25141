import type { ApolloClient } from "@apollo/client";
import { useCallback, useEffect, useState } from "react";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import { RailWizard } from "#web/ui/form/wizard/RailWizard.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { usePriced } from "#web/ui/money/usePriced.ts";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { appListPath, appPath } from "#web/features/hosting/apps/appParts.ts";
import {
  HostedBuyCreateDocument,
  HostedBuyStartDocument,
  HostedBuyTemplatesDocument,
  useHostedBuyQuoteQuery,
  useHostedBuyStartQuery,
} from "./buy.generated.ts";
import {
  blankBuy,
  buySchema,
  type BuyValues,
  inputOf,
  linesOf,
  quoteItemOf,
  type TemplateSource,
} from "./buyForm.ts";
import { type BuyTemplate, buyTexts, openProjects, payerOf } from "./buyParts.ts";
import { FormFollower } from "./FormFollower.tsx";
import { QuoteCard } from "./QuoteCard.tsx";
import { SourceStep } from "./SourceStep.tsx";

const NetworkStep = lazyComponent(() => import("./NetworkStep.tsx"), "NetworkStep");
const ReviewStep = lazyComponent(() => import("./ReviewStep.tsx"), "ReviewStep");
const SizeStep = lazyComponent(() => import("./SizeStep.tsx"), "SizeStep");
const TemplateDrawer = lazyComponent(() => import("./TemplateDrawer.tsx"), "TemplateDrawer", {
  texts: ["form"],
});

export const preload = (_: URL, client: ApolloClient) => {
  void startQuery(client, HostedBuyTemplatesDocument, {});
  return startQuery(client, HostedBuyStartDocument, {});
};

export function Page() {
  const words = useWords(buyTexts);
  const navigate = useNavigate();
  const mutate = useMutate();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const { data: start, error, refetch } = useHostedBuyStartQuery();
  const [initial] = useState(() =>
    blankBuy((search.get("image") ?? "").slice(0, 255), search.get("project") ?? undefined),
  );
  const [values, tell] = useState<BuyValues>(initial);
  const [key] = useState(newKey);
  const asked = useHostedBuyQuoteQuery({ variables: { input: { items: [quoteItemOf(values)] } } });
  const priced = usePriced(asked, values);
  const [template, fill] = useState<{ slug: string; source: TemplateSource }>();
  const [drawer, choose] = useDrawer<BuyTemplate>((chosen, state) => (
    <TemplateDrawer {...state} template={chosen} onFilled={(source) => fill({ slug: chosen.slug, source })} />
  ));
  useEffect(() => void SizeStep.preload(), []);
  const onStep = useCallback(
    (step: string) => {
      void (step === "size" ? NetworkStep : ReviewStep).preload();
      setSearch((now) => {
        const next = new URLSearchParams(now);
        next.set("step", step);
        return next;
      });
    },
    [setSearch],
  );
  return (
    <>
      <ScreenHeader status={[words("lead")]} />
      {start ? (
        <RailWizard
          label={words("steps")}
          schema={buySchema}
          initial={initial}
          submitLabel={words(values.pack === "CUSTOM" ? "deploy" : "order")}
          at={search.get("step") ?? "source"}
          onStep={onStep}
          held={priced.held}
          onCancel={() => void navigate(appListPath)}
          onSubmit={async (given) => {
            const { app } = await mutate(HostedBuyCreateDocument, {
              input: inputOf(given, template),
              idempotencyKey: key,
            });
            const isPaidByOthers = payerOf(start, given.place, session) !== undefined;
            if (app.orderId !== null && app.orderId !== undefined && !isPaidByOthers)
              return void navigate(`/order/details/${app.orderId}?pay=yes`);
            showToast({ tone: "success", text: words("done", { name: app.name }) });
            void navigate(appPath(app.id));
          }}
          side={<QuoteCard values={values} start={start} priced={priced} />}
          steps={[
            {
              id: "source",
              title: words("titles.source"),
              line: words("leads.source"),
              fields: ["from", "place", "spec.image", "name"],
              content: (
                <>
                  <FormFollower source={template?.source} slug={template?.slug} onValues={tell} />
                  <SourceStep projects={openProjects(start)} chosen={template?.slug} onTemplate={choose} />
                </>
              ),
            },
            {
              id: "size",
              title: words("titles.size"),
              line: words("leads.size"),
              fields: ["pack", "cpu", "memory", "replicas"],
              content: (
                <SizeStep
                  prices={new Map(start.prices.map(({ id, value }) => [id, value]))}
                  values={values}
                />
              ),
            },
            {
              id: "network",
              title: words("titles.network"),
              line: [
                words("review.ports", { count: values.spec.ports.filter(({ isPublic }) => isPublic).length }),
                words("review.variables", { count: linesOf(values.variables).length }),
              ].join(" · "),
              fields: ["spec.ports", "spec.volumes", "spec.healthPath", "variables"],
              content: <NetworkStep />,
            },
            {
              id: "review",
              title: words("titles.review"),
              line: words("leads.review"),
              fields: [],
              content: <ReviewStep values={values} template={template} projects={start.projects} />,
            },
          ]}
        />
      ) : error ? (
        <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton label={words("steps")} />
      )}
      {drawer}
    </>
  );
}
