import { useShownOnce } from "#web/ui/drawer/useShownOnce.tsx";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/**
 * Shows new recovery codes in the place of the form that made them, this once: closing asks while they were neither copied,
 * saved nor printed.
 */
export const useRecoveryCodes = (onClose: () => void) =>
  useShownOnce<readonly string[]>({
    texts: `${profileTexts}:codes`,
    onClose,
    draw: (codes, onKept) => <RecoveryCodes codes={codes} onKept={onKept} />,
  });
