export { useFollow } from "#web/features/hosting/shared/useFollow.ts";
