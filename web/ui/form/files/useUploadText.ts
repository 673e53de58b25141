import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";

/** Why the gateway did not keep a file. */
export interface UploadProblem {
  /** As a sentence, in the language of the console where it knows the reason. */
  text: string;
  /** Whether the same file may be kept when it is sent again. */
  mayPass: boolean;
}

const reasons: Readonly<Record<string, string>> = { PAYLOAD_TOO_LARGE: "size", CONFLICT: "full" };

/** Gives the reason of an upload that failed: the gateway's own, by its codes; its sentence where the console has no words. */
export function useUploadText(): (error: AppError) => UploadProblem {
  const { t, i18n } = useTranslation("form");
  return useCallback(
    ({ code, fields, message }) => {
      const file = fields["file"];
      const reason = file?.params?.["reason"] ?? reasons[code];
      if (reason !== undefined && i18n.exists(`form:files.reasons.${reason}`))
        return { text: t(`files.reasons.${reason}`), mayPass: false };
      if (code === "BAD_USER_INPUT") return { text: file?.message ?? message, mayPass: false };
      return { text: t("files.failed"), mayPass: true };
    },
    [t, i18n],
  );
}
