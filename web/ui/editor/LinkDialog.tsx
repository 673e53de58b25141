import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from "@fluentui/react-components";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { readLink } from "./readLink.ts";

/** Sets, changes or removes the link at the selection; without a selection the address itself becomes the text. */
export function LinkDialog({
  editor,
  open,
  onClose,
}: {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation(["form", "ui"]);
  const before: unknown = editor.getAttributes("link")["href"];
  const known = typeof before === "string";
  const [text, setText] = useState(known ? before : "");
  const [wrong, setWrong] = useState(false);
  const done = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = readLink(text);
    if (href === undefined) return setWrong(true);
    const at = editor.chain().extendMarkRange("link");
    if (editor.state.selection.empty && !known)
      at.insertContent({ type: "text", text: text.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    else at.setLink({ href }).run();
    done();
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run();
    done();
  };
  return (
    <Dialog open={open} onOpenChange={(_, change) => change.open || done()}>
      <DialogSurface>
        <form onSubmit={apply}>
          <DialogBody>
            <DialogTitle>{t("rich.link")}</DialogTitle>
            <DialogContent>
              <Field
                label={t("rich.address")}
                {...(wrong && { validationState: "error", validationMessage: t("rich.badAddress") })}
              >
                <Input
                  dir="ltr"
                  autoFocus
                  inputMode="url"
                  autoComplete="off"
                  value={text}
                  onChange={(_, { value }) => setText(value)}
                />
              </Field>
            </DialogContent>
            <DialogActions>
              {known && <Button onClick={remove}>{t("rich.unlink")}</Button>}
              <Button onClick={done}>{t("ui:form.cancel")}</Button>
              <Button type="submit" appearance="primary">
                {t("rich.apply")}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
