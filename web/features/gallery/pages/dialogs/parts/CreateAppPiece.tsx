import { Button, Input, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { LazyDialog } from "./LazyDialog.tsx";
import { useOpen } from "./useOpen.ts";

const useStyles = makeStyles({
  part: { display: "grid", gap: "12px", minBlockSize: "128px", alignContent: "start" },
});

const regions = ["north", "east", "south"] as const;
const steps = ["name", "size", "look"] as const;

export function CreateAppPiece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { number } = useFormat();
  const { used, open, show, close } = useOpen();
  const [at, setAt] = useState(0);
  const [name, setName] = useState("");
  const [region, setRegion] = useState<(typeof regions)[number]>("east");
  const [copies, setCopies] = useState(2);
  const say = (key: string) => t(`dialogs.CreateApp.${key}`);
  const last = at === steps.length - 1;
  const on = () => {
    if (!last) return setAt(at + 1);
    close();
    showToast({ tone: "success", text: t("dialogs.CreateApp.done", { name: name.trim() }) });
    setAt(0);
  };
  return (
    <>
      <Button onClick={show}>{say("open")}</Button>
      {used && (
        <LazyDialog
          open={open}
          title={t("dialogs.CreateApp.title", { at: number(at + 1), count: number(steps.length) })}
          onClose={close}
          actions={
            <>
              <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
                {say("back")}
              </Button>
              <Button appearance="primary" disabled={name.trim() === ""} onClick={on}>
                {say(last ? "create" : "next")}
              </Button>
            </>
          }
        >
          <div className={styles.part}>
            {at === 0 && (
              <>
                <Input
                  value={name}
                  maxLength={24}
                  aria-label={say("name")}
                  placeholder={say("name")}
                  onChange={(_, { value }) => setName(value)}
                />
                <div>
                  <Segmented
                    label={say("region")}
                    value={region}
                    onChange={setRegion}
                    parts={regions.map((value) => ({ value, label: say(value) }))}
                  />
                </div>
              </>
            )}
            {at === 1 && (
              <RangeBox
                thumbs={[{ label: say("copies"), value: copies, set: setCopies }]}
                min={1}
                max={8}
                step={1}
                ticks={[1, 2, 4, 8]}
                format={number}
              />
            )}
            {last && (
              <DescriptionList
                items={[
                  { id: "name", name: say("name"), value: name },
                  { id: "region", name: say("region"), value: say(region) },
                  { id: "copies", name: say("copies"), value: number(copies) },
                ]}
              />
            )}
          </div>
        </LazyDialog>
      )}
    </>
  );
}
