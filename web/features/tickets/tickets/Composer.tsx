import { useApolloClient } from "@apollo/client/react";
import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { Flash20Regular } from "@fluentui/react-icons/svg/flash";
import { Send20Regular } from "@fluentui/react-icons/svg/send";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { uploadFile, type Upload } from "#web/lib/connection/uploads.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RichTextField } from "#web/ui/editor/RichTextField.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { FileField } from "#web/ui/form/files/FileField.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CannedMenu } from "./CannedMenu.tsx";
import { Others } from "./Others.tsx";
import { type AfterReply, canDo, offerOf, type Ticket, ticketTexts } from "./ticketParts.ts";
import { TicketSendDocument } from "./ticketSteps.generated.ts";
import { TicketThreadDocument } from "./tickets.generated.ts";

const upload: Upload = (file, options) => uploadFile(file, { ...options, visibility: "link" });
const largest = 10 * 1024 * 1024;

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", outlineStyle: "none" },
  compact: {
    "& .ProseMirror.ProseMirror": { minBlockSize: "48px", maxBlockSize: "120px" },
    "& label": { position: "absolute", clipPath: "inset(50%)", blockSize: "1px", overflow: "hidden" },
  },
  card: {
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  foot: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: "8px" },
  gap: { flexGrow: 1 },
});

export interface ComposerProps {
  ticket: Ticket;
  /** Beside a queue, without files. */
  compact?: boolean;
  wish?: { times: number; what: "reply" | "note" };
}

interface Values {
  body: string;
  files: { id: string }[];
}
const blank: Values = { body: "", files: [] };

export function Composer({ ticket, compact = false, wish }: ComposerProps) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const client = useApolloClient();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const form = useForm<Values>({ defaultValues: blank });
  const body = form.watch("body");
  const files = form.watch("files");
  const [isNote, setNote] = useState(false);
  const [then, doThen] = useState<AfterReply | null>(null);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const isStaff = canDo(ticket, "NOTE") && !offerOf(ticket, "REPLY");
  const wished = wish?.times ?? 0;
  const what = wish?.what;
  const fulfilled = useRef(wished);
  useEffect(() => {
    if (wished === fulfilled.current) return;
    fulfilled.current = wished;
    setNote(what === "note");
    place.current?.querySelector<HTMLElement>(".ProseMirror")?.focus();
  }, [wished, what]);
  const isOver = ticket.status === "CLOSED" || ticket.status === "RESOLVED" || ticket.status === "MERGED";
  const mayWrite = isStaff
    ? !isOver || isNote
    : ticket.status !== "MERGED" && (!isOver || canDo(ticket, "REOPEN"));
  const send = async (andThen: AfterReply | null) => {
    setBusy(true);
    try {
      const attachmentIds = files.map(({ id }) => id).filter((id) => id !== "");
      const input = { body, attachmentIds, isInternal: isStaff && isNote, andThen };
      const sending = { ticketId: ticket.id, input };
      await once(sending, (idempotencyKey) => mutate(TicketSendDocument, { ...sending, idempotencyKey }));
      // What was written on meanwhile stays.
      if (form.getValues("body") === body) form.reset(blank);
      doThen(null);
      if (compact) place.current?.focus();
      await client.refetchQueries({ include: [TicketThreadDocument] });
    } catch (thrown) {
      tellError(thrown);
    } finally {
      setBusy(false);
    }
  };
  // What the reply that was put in leads to; the answer alone is a press further.
  const follows = isNote || body === "" ? null : then;
  const other = follows ? null : "RESOLVE";
  const isBlocked = busy || body === "" || !mayWrite || files.some(({ id }) => id === "");
  const answer = follows ? `composer.then.${follows}` : "composer.send";
  const submit = isStaff && isNote ? "composer.sendNote" : answer;
  const label = words(isStaff && isNote ? "composer.note" : "composer.label");
  return (
    <FormProvider {...form}>
      <form
        ref={place}
        className={mergeClasses(styles.form, compact ? styles.compact : styles.card)}
        aria-label={label}
        tabIndex={-1}
        onKeyDownCapture={(event) => {
          if (event.key === "Escape" && compact) place.current?.focus();
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          if (!isBlocked) void send(follows);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlocked) void send(follows);
        }}
      >
        <Others id={ticket.id} isWriting={body !== ""} />
        <RichTextField name="body" label={label} placeholder={words("composer.placeholder")} max={20_000} />
        {!compact && (
          <FileField name="files" label={words("fields.files")} upload={upload} max={5} maxSize={largest} />
        )}
        <div className={styles.foot}>
          {isStaff && (
            <>
              <CannedMenu
                ticketId={ticket.id}
                icon={<Flash20Regular />}
                onText={(text, andThen) => {
                  form.setValue("body", text, { shouldDirty: true });
                  doThen(andThen);
                }}
              />
              <Button
                appearance="subtle"
                icon={<EyeOff20Regular />}
                aria-pressed={isNote}
                onClick={() => setNote(!isNote)}
              >
                {words("composer.asNote")}
              </Button>
            </>
          )}
          <span className={styles.gap} />
          {!isNote && !isOver && (canDo(ticket, "RESOLVE") || isStaff) && (
            <Button disabledFocusable={isBlocked} onClick={() => isBlocked || void send(other)}>
              {words(other ? "composer.then.RESOLVE" : "composer.send")}
            </Button>
          )}
          <Button type="submit" appearance="primary" icon={<Send20Regular />} disabledFocusable={isBlocked}>
            {words(submit)}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
