import { Button } from "@fluentui/react-components";
import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BerthDrawing } from "#web/ui/feedback/BerthDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { SavedCard } from "./SavedCard.tsx";
import type { SavedRecord, SavedWizardProps } from "./savedRecord.ts";

/** One use of the wizard, from its first step to its last. */
interface Turn<TRecord> {
  turn: number;
  /** Makes one record, however often it is tried. */
  key: string;
  /** The draft that is continued. */
  record?: TRecord;
  /** The name of what was submitted. */
  done?: string;
}

/** A wizard whose steps are saved as a draft on the way, beside what was made before. */
export function SavedWizard<TRecord extends SavedRecord, TInput extends FieldValues, TOutput extends TInput>(
  props: SavedWizardProps<TRecord, TInput, TOutput>,
) {
  const { texts, schema, steps, valuesOf, calls } = props;
  const words = useWords(texts);
  const { title } = useScreen();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Turn<TRecord>>(() => ({ turn: 0, key: newKey() }));
  const current = useRef<TRecord>(undefined);

  const open = (record?: TRecord) => {
    current.current = record;
    setSearch({}, { replace: true });
    setOpened({ turn: opened.turn + 1, key: newKey(), ...(record && { record }) });
  };
  const keep = async (values: TInput, status: SavedRecord["status"]) => {
    const { current: known } = current;
    const kept = known
      ? await calls.update(known, values, status)
      : await calls.create(values, status, opened.key);
    current.current = kept;
    calls.refetch();
    return kept;
  };
  const main =
    opened.done === undefined ? (
      <Card title={opened.record ? words("continued") : words("new")} line={words("line")}>
        <Wizard
          key={opened.turn}
          label={title}
          schema={schema}
          initial={valuesOf(opened.record)}
          steps={steps}
          submitLabel={words("submit")}
          at={search.get("step") ?? steps[0]?.id}
          onStep={(step) => setSearch({ step }, { preventScrollReset: true })}
          onProgress={async (values) => void (await keep(values, "DRAFT"))}
          onSubmit={async (values) => {
            const { name } = await keep(values, "SUBMITTED");
            setOpened({ ...opened, done: name });
          }}
          onCancel={() => void navigate("/develop")}
        />
      </Card>
    ) : (
      <MessageState
        role="status"
        drawing={<BerthDrawing />}
        title={words("done", { name: opened.done })}
        text={words("doneText")}
        actions={
          <Button appearance="primary" onClick={() => open()}>
            {words("again")}
          </Button>
        }
      />
    );
  return (
    <>
      <ScreenHeader status={[words("status")]} />
      <Columns
        main={main}
        side={
          <SavedCard
            texts={texts}
            calls={calls}
            current={opened.record?.id}
            onOpen={open}
            onNew={() => open()}
          />
        }
      />
    </>
  );
}
