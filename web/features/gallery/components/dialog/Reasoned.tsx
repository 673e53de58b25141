import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useReasonedStep } from "#web/ui/drawer/useReasonedStep.tsx";

const claims = [
  { id: "R-2041", amountMinor: 12_800 },
  { id: "R-2042", amountMinor: 4_550 },
];

export const Reasoned: Demo = { order: 90, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:dialog.Reasoned");
  const { money } = useFormat();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [steps, setSteps] = useState(0);
  const [drawer, ask] = useReasonedStep({
    label: words("reason"),
    counts: true,
    onDone: () => setSteps(steps + 1),
  });
  return (
    <Stack wide>
      <EntryList
        label={words("label")}
        empty={words("label")}
        entries={claims.map(({ id, amountMinor }) => ({
          id,
          icon: <Money20Regular />,
          title: <bdi>{id}</bdi>,
          lines: [
            money({ amountMinor, currency: "CNY" }),
            ...(reasons[id] === undefined ? [] : [words("refusedFor", { reason: reasons[id] })]),
          ],
          end: (
            <Button
              size="small"
              disabledFocusable={reasons[id] !== undefined}
              aria-label={words("refuseOne", { id })}
              onClick={() =>
                ask({
                  title: words("title"),
                  meta: words("meta", { id }),
                  submitLabel: words("refuse"),
                  run: async (reason) => {
                    setReasons({ ...reasons, [id]: reason });
                    return words("refused", { id });
                  },
                })
              }
            >
              {words("refuse")}
            </Button>
          ),
        }))}
      />
      <span role="status">{steps > 0 && words("steps", { amount: steps })}</span>
      {drawer}
    </Stack>
  );
}
