import { Button, makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { PersonAdd16Regular } from "@fluentui/react-icons/svg/person-add";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { useAccountsQuery } from "./accounts.generated.ts";
import { AccountList } from "./AccountList.tsx";
import { accessRoles, accountTexts } from "./accountRoles.ts";

const InviteDrawer = lazyComponent(() => import("./InviteDrawer.tsx"), "InviteDrawer");

const choices = ["all", ...accessRoles, "suspended"] as const;
type Choice = (typeof choices)[number];

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  more: { justifySelf: "start" },
});

export function AccountsCard() {
  const words = useWords(accountTexts);
  const { t } = useTranslation("access");
  const styles = useStyles();
  const tellError = useErrorToast();
  const [q, search] = useState("");
  const [chosen, choose] = useState<Choice>("all");
  const [busy, setBusy] = useState(false);
  const role = accessRoles.find((one) => one === chosen);
  const filter = {
    ...(q.trim() !== "" && { q: q.trim() }),
    ...(role && { roles: [role] }),
    ...(chosen === "suspended" && { isSuspended: true }),
  };
  const { data, previousData, error, refetch, fetchMore } = useAccountsQuery({
    variables: { filter },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(tellError);
  const shown = data ?? previousData;
  const username = shown?.viewer?.user.username ?? "";
  const [drawer, invite] = useDrawer<true>((_, state) => (
    <InviteDrawer username={username} onDone={again} {...state} />
  ));
  const nameOf = (choice: Choice) =>
    choice === "all" || choice === "suspended" ? words(`choices.${choice}`) : t(`roles.${choice}.name`);
  const older = () => {
    setBusy(true);
    fetchMore({
      variables: { before: shown?.accounts.items.at(-1)?.id ?? null },
      updateQuery: (before, { fetchMoreResult: { accounts } }) => ({
        ...before,
        accounts: { ...accounts, items: [...before.accounts.items, ...accounts.items] },
      }),
    })
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const failed = error && !data && <ErrorState title={words("failed")} error={error} onRetry={again} />;
  if (!shown) return failed || <CardSkeleton label={words("title")} lines={8} />;
  return (
    <Card
      title={words("title")}
      line={words("line")}
      tools={
        <Button size="small" icon={<PersonAdd16Regular />} onClick={() => invite(true)}>
          {words("invite.action")}
        </Button>
      }
    >
      <div className={styles.tools}>
        <SearchBox label={words("search")} value={q} onSearch={search} />
        <MenuButton
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-label={words("filter", { choice: nameOf(chosen) })}
          actions={() =>
            choices.map((id) => ({ id, label: nameOf(id), chosen: id === chosen, run: () => choose(id) }))
          }
        >
          {nameOf(chosen)}
        </MenuButton>
      </div>
      {failed || (
        <AccountList
          accounts={shown.accounts.items}
          viewer={{ id: shown.viewer?.user.id ?? "", username }}
          empty={words(q === "" && chosen === "all" ? "empty" : "nothingFound")}
        />
      )}
      {!failed && shown.accounts.hasMore && (
        <Button className={styles.more} size="small" disabledFocusable={busy} onClick={older}>
          {words("older")}
        </Button>
      )}
      {drawer}
    </Card>
  );
}
