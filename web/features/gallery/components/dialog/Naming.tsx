import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { NameDialog } from "#web/ui/table/tools/NameDialog.tsx";

export const Naming: Demo = { order: 80, controls: ["error"], keys: true, Piece };

const taken = () =>
  new AppError("BAD_USER_INPUT", "The name is taken.", {
    fields: { name: { code: "TAKEN", message: "The name is taken." } },
  });

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:dialog.Naming");
  const [name, setName] = useState<string>(() => words("first"));
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{words("open")}</Button>
      <span role="status">{words("now", { name })}</span>
      {open && (
        <NameDialog
          open
          title={words("title")}
          label={words("label")}
          value={name}
          option={words("option")}
          action={words("save")}
          onClose={() => setOpen(false)}
          onSave={async (next, isStart) => {
            if (error) throw taken();
            setName(next);
            setOpen(false);
            if (isStart) showToast({ tone: "success", text: words("start", { name: next }) });
          }}
        />
      )}
    </Row>
  );
}
