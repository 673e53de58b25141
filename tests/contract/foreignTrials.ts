/** What is tried with the row of somebody else. */
export interface Trial {
  /** Makes a row of the owner's, and answers its identifier. */
  make: () => Promise<string>;
  /** What the other person does with it, and what that answers where there is no such row. */
  query: string;
  answers: "NOT_FOUND" | "BAD_USER_INPUT" | { data: object };
  /** How the owner looks at such rows. */
  look: string;
}

const WEBHOOKS = "{ webhooks { id name url ending lastDelivery { id attempts } } }";

type Make = Trial["make"];

/** What is tried with the endpoint of somebody else, by the field that takes its identifier. */
export function webhookTrials(made: { webhook: Make; webhookDelivery: Make }): Record<string, Trial> {
  const of = (query: string, make = made.webhook): Trial => ({
    make,
    query,
    answers: "NOT_FOUND",
    look: WEBHOOKS,
  });
  return {
    webhookDeliveries: of("query ($id: ID!) { webhookDeliveries(webhookId: $id) { hasMore } }"),
    webhookUpdate: of(
      'mutation ($id: ID!) { webhookUpdate(id: $id, input: { name: "Taken", url: "https://a.example", kinds: [ORDER] }) { id } }',
    ),
    webhookSecretRotate: of("mutation ($id: ID!) { webhookSecretRotate(id: $id) { secret } }"),
    webhookDelete: of("mutation ($id: ID!) { webhookDelete(id: $id) }"),
    webhookPing: of("mutation ($id: ID!) { webhookPing(id: $id) { id } }"),
    webhookRedeliver: of("mutation ($id: ID!) { webhookRedeliver(id: $id) { id } }", made.webhookDelivery),
  };
}

/** Fields of apps, which administrators manage everybody's of; tests/hosting/apps/foreign.test.ts tries other people. */
export const hostingFields: readonly string[] = `
  appActs app bindingCheck bindingCreate bindingDelete bindingUpdate bindings appChanged appClone appCreate appDelete appDeploy appEnvironment appEventAdded appEvents appExport
  appFilesSet appMove appPay appPurge appRenew appRestart appRestore appRevisionDiff appRevisionPin appRevisions appRollback
  appScale appSecretReveal appSleep appSleepSet appStart appStop appUpdate appVariablesSet
  appVolumes hostingLogs hostingLogsFollowed hostingMetrics hostingMetricsSampled appVariablesTextSet cronJobCreate cronJobDelete cronJobRun cronJobUpdate cronJobs cronJobsChanged cronRuns
  deployment deploymentCancel deploymentChanged deployments pod podRemove pods podsChanged
`
  .trim()
  .split(/\s+/);

/** Fields of domains, which staff see everybody's of; tests/domains tries other people. */
const domainFields: readonly string[] = `
  domain domainHold domainNameserversSet domainRegister domainRelease domainRenew domainReview domainSuffixSet domainTransfer zone
  zoneApply zoneDiscard zoneFile zoneImport zonePropagation zoneRecordSave zoneRecordsRemove zoneRestore zoneVersion zoneVersions
`
  .trim()
  .split(/\s+/);

/** Fields of machines, which administrators manage everybody's of, and key pairs; tests/machines tries other people. */
export const machineFields: readonly string[] = `
  keyPairDelete machine machineCounts machineCreate machineIds machines machineAct machineChanged machineDiskAttach machineDiskDetach machineDiskGrow machineLock machineMetrics machineOperations machinePasswordReset
  machinePay machineRebuild machineRenew machineResize machineRulesSet machineSampled machineSnapshotCreate machineSnapshotDelete machineSnapshotRestore
  machineSnapshots machineUpdate
`
  .trim()
  .split(/\s+/);

/** Fields of charts, which administrators review everybody's of; tests/charts tries other people. */
const chartFields: readonly string[] = `
  chart chartCreate chartDraft chartDryRun chartDuplicate chartInstall chartProblems chartReleaseRollback chartReleaseUninstall
  chartReleaseUpgrade chartReleases chartVersion chartVersionReview chartVersionSave chartVersionStep
`
  .trim()
  .split(/\s+/);

/** Fields that take a project's or a team's identifier beside what they are about; tests/hosting/roles.test.ts tries other people. */
export const placedFields = [
  ...chartFields,
  ...domainFields,
  ..."appCounts appIds appImport appNameCheck apps hostingLimits".split(" "),
  // Those of the staff see these as well.
  ..."ticket ticketCreate ticketGrantApprove ticketGrantEnd ticketGrants ticketMessageChanged ticketMessageEdit".split(
    " ",
  ),
  ..."ticketMessageRecall ticketMessages ticketMessageSend ticketRate ticketSeen ticketStep".split(" "),
];
