import type { UserDetailFieldsFragment } from "./userAccount.generated.ts";

export type UserDetails = UserDetailFieldsFragment;
