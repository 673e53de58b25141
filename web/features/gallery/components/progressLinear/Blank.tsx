import { Button, Field, Input, makeStyles, Select } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BlankControl } from "#web/ui/control/BlankControl.tsx";

export const Blank: Demo = { order: 70, controls: ["loading"], keys: true, Piece };

const useStyles = makeStyles({ field: { inlineSize: "min(320px, 100%)" } });
const regions = ["cn-south-1", "cn-north-1", "cn-east-1"];

function Piece({ loading }: DemoProps) {
  const styles = useStyles();
  const words = useWords("galleryComponents:progress-linear.Blank");
  const [isComing, setComing] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setComing(false), 1_500);
    return () => clearTimeout(timer);
  }, [isComing]);
  const waits = isComing || loading;
  return (
    <Stack>
      <Button disabledFocusable={waits} onClick={() => setComing(true)}>
        {words("again")}
      </Button>
      <span role="status">{waits ? words("coming") : words("there")}</span>
      {waits ? (
        <div className={styles.field} aria-hidden>
          <BlankControl height={60} />
        </div>
      ) : (
        <Field label={words("region")} className={styles.field}>
          <Select>
            {regions.map((region) => (
              <option key={region}>{region}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={words("name")} className={styles.field}>
        <Input defaultValue="tidemark" />
      </Field>
    </Stack>
  );
}
