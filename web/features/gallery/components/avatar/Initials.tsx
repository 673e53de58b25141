import { makeStyles } from "@fluentui/react-components";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";

const names = ["林知夏", "欧阳文", "Amadou Keïta", "Plato", "نورة الحربي", "Jean-Luc de la Tour"];

const useStyles = makeStyles({
  list: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))", gap: "12px" },
  person: { display: "flex", alignItems: "center", gap: "8px", minInlineSize: 0 },
});

export const Initials: Demo = { order: 20, Piece };

function Piece() {
  const styles = useStyles();
  return (
    <div className={styles.list}>
      {names.map((name) => (
        <span key={name} className={styles.person}>
          <PersonMark name={name} avatar={null} size={36} />
          <bdi>{name}</bdi>
        </span>
      ))}
    </div>
  );
}
