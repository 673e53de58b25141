import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";

const replaced = { merge: false };

/** How the cache holds machines: what has no identifier of its own is replaced as it is told. */
export const prepareMachineCache = lazyTypePolicies({
  Machine: {
    fields: {
      actions: replaced,
      disks: replaced,
      rules: replaced,
      task: replaced,
      flavor: replaced,
      diskUse: replaced,
    },
  },
  MachineDisk: { keyFields: false },
  MachineRule: { keyFields: false },
  MachineSize: { keyFields: false },
});
