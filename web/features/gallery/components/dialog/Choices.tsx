import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Radio,
  RadioGroup,
} from "@fluentui/react-components";
import { useState } from "react";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";

const plans = ["small", "medium", "large"] as const;

export const Choices: Demo = { order: 30, controls: ["longText"], keys: true, Piece };

function Piece({ longText }: DemoProps) {
  const words = useWords("galleryComponents:dialog.Choices");
  const [open, setOpen] = useState(false);
  const [plan, setPlan] = useState("medium");
  return (
    <Dialog open={open} onOpenChange={(_, change) => setOpen(change.open)}>
      <DialogTrigger disableButtonEnhancement>
        <Button>{words("open")}</Button>
      </DialogTrigger>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words("title")}</DialogTitle>
          <DialogContent>
            <RadioGroup aria-label={words("title")} value={plan} onChange={(_, { value }) => setPlan(value)}>
              {plans.map((one) => (
                <Radio key={one} value={one} label={words(one)} />
              ))}
            </RadioGroup>
            {longText && Array.from({ length: 6 }, (_, line) => <p key={line}>{words("long")}</p>)}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{words("cancel")}</Button>
            <Button
              appearance="primary"
              onClick={() => {
                setOpen(false);
                showToast({ tone: "success", text: words("chosen", { plan: words(plan) }) });
              }}
            >
              {words("choose")}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
