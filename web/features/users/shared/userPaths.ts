import { generatePath } from "react-router-dom";

export const userListPath = "/apps/user/list";
export const userPattern = "/apps/user/view/:id";
export const rolesPath = "/apps/roles";
export const ownPattern = "/pages/account-settings/:tab";
export const permissionListPath = "/apps/permissions";

export function userPath(id: string): string {
  return generatePath(userPattern, { id });
}
