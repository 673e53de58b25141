import type { OwnProfileQuery } from "./profile.generated.ts";

export const profilePattern = "/user/profile/:tab";
export const securityPath = "/user/profile/security";
export const profileTexts = "accountsUsers";

export interface Profile extends OwnProfileQuery {
  viewer: NonNullable<OwnProfileQuery["viewer"]>;
}
