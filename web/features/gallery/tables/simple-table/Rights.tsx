import { useState } from "react";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { MatrixTable, MatrixTableRow } from "#web/ui/table/kinds/MatrixTable.tsx";

const roles = ["owner", "builder", "guest"] as const;
const rights = ["deploy", "domains", "bills"] as const;

export const Rights: Demo = { order: 80, controls: ["error"], keys: true, Piece };

const cellsOf = (role: string) => rights.map((right) => `${role} ${right}`);

function Piece({ error }: DemoProps) {
  const words = useWords("galleryForms:simple-table.Rights");
  const [given, setGiven] = useState<ReadonlySet<string>>(
    new Set([...cellsOf("owner"), "builder deploy", "builder domains"]),
  );
  const stateOf = (cells: readonly string[]) =>
    cells.every((cell) => given.has(cell)) || (cells.some((cell) => given.has(cell)) && "mixed");
  const turn = (cells: readonly string[]) => {
    const isAll = cells.every((cell) => given.has(cell));
    const next = new Set(given);
    for (const cell of cells)
      if (isAll) next.delete(cell);
      else next.add(cell);
    setGiven(next);
  };
  return (
    <MatrixTable
      label={words("label")}
      rowHead={words("right")}
      columns={roles.map((role) => ({
        id: role,
        label: words(`roles.${role}`),
        box: (
          <CheckBox
            aria-label={words("whole", { role: words(`roles.${role}`) })}
            checked={stateOf(cellsOf(role))}
            onChange={() => turn(cellsOf(role))}
          />
        ),
      }))}
    >
      {rights.map((right) => (
        <MatrixTableRow
          key={right}
          label={words(`rights.${right}`)}
          note={words(`notes.${right}`)}
          error={error && right === "bills" ? words("problem") : undefined}
          boxes={roles.map((role) => ({
            id: role,
            box: (
              <CheckBox
                aria-label={words("cell", {
                  role: words(`roles.${role}`),
                  right: words(`rights.${right}`),
                })}
                checked={given.has(`${role} ${right}`)}
                onChange={() => turn([`${role} ${right}`])}
              />
            ),
          }))}
        />
      ))}
    </MatrixTable>
  );
}
