import { FormDrawer, type FormDrawerProps } from "#web/ui/drawer/FormDrawer.tsx";
import { PasswordNowField } from "./PasswordNowField.tsx";

const schema = async () => (await import("./securitySchemas.ts")).proofSchema;
const initial = { password: "" };

type Proof = typeof initial;

export interface ProofDrawerProps extends Omit<
  FormDrawerProps<Proof, Proof>,
  "schema" | "initial" | "children"
> {
  username: string;
}

export function ProofDrawer({ username, ...drawer }: ProofDrawerProps) {
  return (
    <FormDrawer schema={schema} initial={initial} {...drawer}>
      <PasswordNowField username={username} />
    </FormDrawer>
  );
}
