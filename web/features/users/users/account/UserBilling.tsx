import { useApolloClient } from "@apollo/client/react";
import { Button } from "@fluentui/react-components";
import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { Payment20Regular } from "@fluentui/react-icons/svg/payment";
import type { ReactElement } from "react";
import type { SampleUserPlan, SampleUserUpdateInput } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { userBillings, userList, userPlans } from "#web/features/users/users/userList.ts";
import { UserBulkUpdateDocument } from "#web/features/users/users/users.generated.ts";
import type { UserDetails } from "./userDetails.ts";

interface UserBillingProps {
  user: UserDetails;
  /** The plan that somebody came for: it stands out until it is chosen. */
  wanted?: SampleUserPlan | undefined;
}

export function UserBilling({ user, wanted }: UserBillingProps) {
  return (
    <>
      <ChoiceCard
        user={user}
        part="plan"
        group="plans"
        icon={<Box20Regular />}
        choices={userPlans}
        chosen={user.currentPlan}
        wanted={wanted}
        inputOf={(currentPlan) => ({ currentPlan })}
      />
      <ChoiceCard
        user={user}
        part="billing"
        group="billings"
        icon={<Payment20Regular />}
        choices={userBillings}
        chosen={user.billing}
        inputOf={(billing) => ({ billing })}
      />
    </>
  );
}

interface ChoiceCardProps<TChoice extends string> {
  user: UserDetails;
  part: "plan" | "billing";
  group: "plans" | "billings";
  icon: ReactElement;
  choices: readonly TChoice[];
  chosen: TChoice | null | undefined;
  wanted?: TChoice | undefined;
  inputOf: (choice: TChoice) => SampleUserUpdateInput;
}

function ChoiceCard<TChoice extends string>(props: ChoiceCardProps<TChoice>) {
  const { user, part, group, icon, choices, chosen, wanted, inputOf } = props;
  const words = useWords(userList.texts);
  const { cache } = useApolloClient();
  const mutate = useMutate();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const forget = () => {
    refreshLists(cache, userList.cache);
    for (const fieldName of ["sampleUser", "sampleAccount"]) cache.evict({ id: "ROOT_QUERY", fieldName });
  };
  const choose = (choice: TChoice, name: string) =>
    mutate(UserBulkUpdateDocument, { ids: [user.id], input: inputOf(choice) }).then(({ changed }) => {
      refreshLists(cache, userList.cache);
      offerUndo({ text: words(`${part}.changed`, { name }), tokens: [changed.undoToken], onUndone: forget });
    }, tellError);
  return (
    <EntryCard
      texts={`${userList.texts}:${part}`}
      entries={choices.map((choice) => {
        const name = words(`${group}.${choice}`);
        return {
          id: choice,
          icon,
          title: name,
          pills:
            choice === chosen ? (
              <StatusPill tone="ok">{words(`${part}.current`)}</StatusPill>
            ) : (
              choice === wanted && (
                <StatusPill tone="info" icon="clock">
                  {words("plan.wanted")}
                </StatusPill>
              )
            ),
          lines: [words(`${part}.notes.${choice}`)],
          end: choice !== chosen && (
            <Button
              size="small"
              appearance={choice === wanted ? "primary" : "secondary"}
              aria-label={words(`${part}.chooseOne`, { name })}
              onClick={() => void choose(choice, name)}
            >
              {words(`${part}.choose`)}
            </Button>
          ),
        };
      })}
    />
  );
}
