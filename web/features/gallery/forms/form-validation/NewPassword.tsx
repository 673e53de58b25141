import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { PasswordCard } from "#web/ui/form/sections/PasswordCard.tsx";

export const NewPassword: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const [changedAt, setChangedAt] = useState<string | null>(null);
  return (
    <PasswordCard
      texts="galleryForms:form-validation.NewPassword"
      username="demo@example.com"
      changedAt={changedAt}
      onSave={async () => setChangedAt(new Date().toISOString())}
    />
  );
}
