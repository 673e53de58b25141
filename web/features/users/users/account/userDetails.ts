import type { UserDetailQuery } from "./userAccount.generated.ts";

export type UserDetails = NonNullable<UserDetailQuery["record"]>;
