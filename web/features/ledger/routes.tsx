import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const ledger: Area = {
  name: "ledger",
  routes: [
    {
      path: "/user/recharge",
      title: "costs",
      load: lazyScreen(() => import("./wallets/WalletPage.tsx"), "ledgerWallets"),
    },
    {
      path: "/user/recharge/new",
      title: "recharge",
      activeNav: "/user/recharge",
      load: lazyScreen(() => import("./recharges/RechargePage.tsx"), "ledgerRecharges"),
    },
    {
      path: "/user/transfer",
      title: "transfer",
      activeNav: "/user/recharge",
      load: lazyScreen(() => import("./transfers/TransferPage.tsx"), "ledgerTransfers"),
    },
    {
      path: "/integral",
      title: "points",
      load: lazyScreen(() => import("./points/PointsPage.tsx"), "ledgerPoints", "ledgerGoods"),
    },
    { path: "/integral/store", title: "coupons", redirectTo: "/integral/store/coupons" },
    {
      path: "/integral/store/:tab",
      title: "coupons",
      activeNav: "/integral",
      load: lazyScreen(() => import("./store/StorePage.tsx"), "ledgerGoods", "ledgerCoupons"),
    },
  ],
  navigation: [
    { group: "billing", icon: Wallet20Regular, label: "costs", path: "/user/recharge" },
    { group: "billing", icon: Gift20Regular, label: "points", path: "/integral" },
  ],
};
