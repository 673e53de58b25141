import { Button, makeStyles } from "@fluentui/react-components";
import { OwnProfileUpdateDocument } from "#web/features/accounts/users/profile.generated.ts";
import { type Profile, profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { uploadFile } from "#web/lib/connection/uploads.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { sessionChanged } from "#web/lib/session/session.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const AvatarDialog = lazyComponent(() => import("./AvatarDialog.tsx"), "AvatarDialog");

const useStyles = makeStyles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export function PortraitLine({ user }: { user: Profile["viewer"]["user"] }) {
  const words = useWords(`${profileTexts}:avatar`);
  const styles = useStyles();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const set = async (avatarFileId: string | null) => {
    await mutate(OwnProfileUpdateDocument, { input: { avatarFileId } });
    sessionChanged();
    showToast({ tone: "success", text: words(avatarFileId === null ? "removed" : "saved") });
  };
  const send = async (file: File) => await set((await uploadFile(file, { visibility: "link" })).id);
  const [dialog, open] = useDrawer<true>((_, state) => <AvatarDialog onDone={send} {...state} />);
  return (
    <div className={styles.line}>
      <PersonMark name={user.fullName} avatar={user.avatar} size={72} />
      <div className={styles.buttons}>
        <Button size="small" onClick={() => open(true)}>
          {words("change")}
        </Button>
        {user.avatar !== null && (
          <Button size="small" appearance="subtle" onClick={() => void set(null).catch(tellError)}>
            {words("remove")}
          </Button>
        )}
      </div>
      {dialog}
    </div>
  );
}
