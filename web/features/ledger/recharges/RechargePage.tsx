import type { ApolloClient } from "@apollo/client";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { RechargeDesk } from "./RechargeDesk.tsx";
import { RechargeHomeDocument, useRechargeHomeQuery } from "./recharges.generated.ts";
import { rechargeTexts } from "./rechargeParts.ts";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, RechargeHomeDocument, {});

export function Page() {
  const words = useWords(rechargeTexts);
  const { title } = useScreen();
  const { data, error, refetch } = useRechargeHomeQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton label={title} />
    );
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[{ label: words("centre"), to: "/user/recharge" }, { label: title }]}
        status={[words("line")]}
      />
      <RechargeDesk home={data} onMoved={again} />
    </>
  );
}
