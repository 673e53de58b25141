/** Whom a field or a call lets through; written by hand, and never read from the schema. */
const audiences = [
  /** Everybody, also without a session. */
  "anyone",
  /** Whom `SAMPLE_ACCESS` lets use the sample data. */
  "sampleUsers",
  /** The same, and everybody with a session. */
  "peopleAndSampleUsers",
  /** The same, where the mock server's controls are on. */
  "toolUsers",
  /** Everybody with a session. */
  "people",
  /** Administrators, and finance among the staff. */
  "finance",
  /** Administrators, and support among the staff. */
  "support",
  "administrators",
] as const;
export type Audience = (typeof audiences)[number];

type Table = Partial<Record<Audience, string>>;

const query: Table = {
  anyone: "thirdParties viewer",
  peopleAndSampleUsers: "search",
  people: `
    chart chartCounts chartDryRun chartIds chartProblems chartReleases chartVersion charts helm
    keyPairs machine machineCatalogue machineCounts machineIds machineMetrics machineOperations machineSnapshots machines
    appVolumes hostingLogs hostingMetrics appActs pod accessSubjects agent agentTerms announcements apiTokens clock bindings app appCounts appEnvironment appEvents appExport appIds appNameCheck appRevisionDiff appRevisions apps
    domain domainSearch domainSuffixes domains zone zoneFile zonePropagation zoneVersion zoneVersions
    cronJobs cronPreview cronRuns deployment deployments hostingEngine hostingLimits pods
    commissionSums commissions couponTemplates coupons files goods projects team teamInvitations teams
    image imageFacets imageIds images inviteCodes inviteFunnel inviteOffer ledgerTransaction
    notificationCounts notificationSettings notifications order orderCounts orderIds orders ownAudit passkeys
    points pointsEntries preference prices quietHours quote recharge rechargeTerms recharges redemptions sessions
    spending template templateSource templates thirdPartyLinks transferTerms transfers twoFactor usageDays usageRecords usageSums view views wallet
    webhookDeliveries webhooks withdrawals
    ticket ticketCounts ticketGrants ticketHours ticketIds ticketMessages ticketSuggestions tickets`,
  support: "cannedReplies cannedReplyText ticketGrantConfig ticketGrantLogs ticketReport ticketStaff",
  finance: `
    agentReviews inviteReviews ledgerChecks ledgerProof ledgerTransactions ledgerWallet rechargeReviews
    transferReviews withdrawalReviews`,
  administrators: `
    accounts alertRules audit gatewayHealth giftCodeBatches managedCouponTemplates priceChanges writtenAnnouncements`,
  toolUsers: "faultRules journal journalEntry outbox sandboxes snapshots",
  sampleUsers: `
    appBarSearch calendarEvent calendarEvents calendarRange calendars chat chatContact chatContacts chatMessage chatProfile
    chats course courseCounts courseDetails courseIds courseSummary courses crmSales customer customerCounts customerIds
    customerSummary customers deal dealIds deals ecommerceOrder ecommerceOrderCounts ecommerceOrderIds ecommerceOrderSummary
    ecommerceOrders faqGroups fleet harbourPlaces helpCenter helpCenterArticle helpText helpTexts learning listing listingIds
    listings mail mailCounts mailIds mails mapStyleUrl pricingPlans product productCounts productIds productSummary products
    referral referralCounts referralIds referralSummary referrals review reviewCounts reviewIds reviewSummary reviews
    sampleAccount sampleInvoice sampleInvoiceClient sampleInvoiceClients sampleInvoiceCounts sampleInvoiceIds
    sampleInvoiceSummary sampleInvoices samplePermission samplePermissionCounts samplePermissionIds samplePermissions
    sampleProfile sampleProjects sampleRole sampleRoles sampleSaleCounts sampleSales sampleUser sampleUserCounts sampleUserIds
    sampleUserSummary sampleUsers shopCategory shopCategoryTree shopSales shopSettings simulation suiteActivity vehicle
    vehicleCounts vehicleIds vehicleSummary vehicles`,
};

const mutation: Table = {
  anyone: `
    captchaBegin inviteVisit login logout ordinaryUserLogin passkeySignInBegin passkeySignInFinish passwordResetBegin passwordResetFinish
    registrationBegin registrationFinish thirdPartyBegin thirdPartyFinish thirdPartySignIn undo`,
  people: `
    chartCreate chartDraft chartDuplicate chartInstall chartReleaseRollback chartReleaseUninstall chartReleaseUpgrade chartVersionSave chartVersionStep
    domainNameserversSet domainRegister domainRelease domainRenew domainTransfer zoneApply zoneDiscard zoneImport zoneRecordSave zoneRecordsRemove zoneRestore
    keyPairCreate keyPairDelete machineAct machineCreate machineDiskAttach machineDiskDetach machineDiskGrow machinePasswordReset machinePay machineRebuild machineRenew machineResize machineRulesSet machineSnapshotCreate machineSnapshotDelete machineSnapshotRestore machineUpdate bindingCheck bindingCreate bindingDelete bindingUpdate projectCreate projectDelete projectUpdate teamCreate teamDelete teamHandOver teamInvitationAccept teamInvitationDecline
    teamInvitationResend teamInvitationRevoke teamInvite teamLeave teamMemberRemove teamMemberSet teamUpdate
    agentApply appClone appCreate appDelete appDeploy appFilesSet appImport appMove appPay appPurge appRenew appRestart appRestore appRevisionPin
    appRollback appScale appSecretReveal appSleep appSleepSet appStart appStop appUpdate appVariablesSet
    appVariablesTextSet cronJobCreate cronJobDelete cronJobRun cronJobUpdate deploymentCancel podRemove
    announcementDismiss apiTokenCreate apiTokenRevoke budgetSet commissionConvert couponClaim fileDelete giftCodeRedeem goodRedeem imageStar imageSubscribe
    inviteBind inviteCodeCreate inviteCodeSet inviteCodeSwitch notificationRead notificationReadAll notificationSettingsSet orderCancel
    orderCreate orderPay orderRefundRequest passkeyAddBegin passkeyAddFinish passkeyRemove passkeyRename
    passwordChange pointsCheckIn pointsCheckInRepair pointsTaskClaim preferenceSet profileUpdate quietHoursSet
    rechargeClose rechargeCreate rechargeSimulate recoveryCodesRenew sessionRevoke sessionRevokeOthers
    simulationSet thirdPartyLink thirdPartyLinkBegin thirdPartyUnlink transferCancel transferCreate
    transferPayeeCheck twoFactorBegin twoFactorConfirm twoFactorEnd viewCreate viewDelete viewUpdate
    webhookCreate webhookDelete webhookPing webhookRedeliver webhookSecretRotate webhookUpdate withdrawalCancel
    withdrawalCreate
    ticketCreate ticketGrantApprove ticketGrantEnd ticketMessageEdit ticketMessageRecall ticketMessageSend ticketRate ticketSeen ticketStep`,
  support: `
    cannedReplyCreate cannedReplyDelete cannedReplyUpdate ticketAssign ticketBulk ticketClaimNext ticketGrantRequest ticketGrantRestart
    domainReview ticketMerge ticketSplit ticketTriage`,
  finance: `
    agentDecide commissionClawBack inviteReviewDecide ledgerCheckRun meterStart meterStop orderRefundApprove orderRefundRefuse orderRetry rechargeConfirm
    rechargeRefund transferReverse withdrawalApprove withdrawalPay withdrawalReject`,
  administrators: `
    alertRuleSet chartVersionReview domainHold domainSuffixSet accountInvite accountRestore accountRoleSet accountSessionsEnd accountSuspend announcementCreate
    machineLock machineStockSet appResume appSuspend announcementDelete announcementUpdate clockAdvance couponRevoke couponTemplateCreate couponTemplateUpdate
    giftCodeBatchCreate giftCodeBatchDisable goodCreate goodUpdate priceSet viewAs`,
  toolUsers: `
    faultRuleCreate faultRuleDelete faultRuleSwitch faultRuleUpdate journalClear sampleReset sandboxDrop
    snapshotDelete snapshotRestore snapshotSave`,
  sampleUsers: `
    calendarEventBulkDelete calendarEventCreate calendarEventDelete calendarEventSave calendarEventUpdate chatMessageEdit
    chatMessageSend chatMessageUnsend chatProfileUpdate chatSeen chatTyping courseBulkDelete courseBulkUpdate courseCreate
    courseDelete courseUpdate customerAddressCreate customerAddressDelete customerAddressMakeDefault customerAddressUpdate
    customerBulkDelete customerBulkUpdate customerCreate customerDelete customerDeviceSignOut customerNotificationsUpdate
    customerPasswordChange customerPaymentMethodCreate customerPaymentMethodDelete customerPaymentMethodMakeDefault
    customerTwoStepUpdate customerUpdate dealBulkDelete dealBulkUpdate dealCreate dealDelete dealUpdate ecommerceOrderBulkDelete
    ecommerceOrderBulkUpdate ecommerceOrderCreate ecommerceOrderDelete ecommerceOrderStep ecommerceOrderUpdate learningRestart
    lessonComplete lessonNoteCreate lessonNoteDelete lessonNoteUpdate lessonVisit listingBulkDelete listingBulkUpdate
    listingCreate listingDelete listingUpdate mailBulkDelete mailBulkUpdate mailDraftSave mailReply mailSend mailSendCancel
    productBulkDelete productBulkUpdate productCreate productDelete productUpdate quizSubmit referralBulkDelete
    referralBulkUpdate referralCreate referralDelete referralUpdate reviewBulkDelete reviewBulkUpdate reviewCreate reviewDelete
    reviewUpdate sampleInvoiceBulkDelete sampleInvoiceBulkUpdate sampleInvoiceClientCreate sampleInvoiceCreate
    sampleInvoiceCredit sampleInvoiceDelete sampleInvoicePay sampleInvoiceStep sampleInvoiceUpdate samplePermissionBulkDelete
    samplePermissionBulkUpdate samplePermissionCreate samplePermissionDelete samplePermissionUpdate sampleRoleCreate
    sampleRoleDelete sampleRoleUpdate sampleRolesGrant sampleUserBulkDelete sampleUserBulkUpdate sampleUserConnectionUpdate
    sampleUserCreate sampleUserDelete sampleUserDeviceSignOut sampleUserNotificationsUpdate sampleUserPasswordChange
    sampleUserTwoStepUpdate sampleUserUpdate shopCategoryCreate shopCategoryDelete shopCategoryMove shopCategoryUpdate
    shopCheckoutUpdate shopLocationsUpdate shopNotificationsUpdate shopPaymentsUpdate shopShippingUpdate shopStoreUpdate
    vehicleBulkDelete vehicleBulkUpdate vehicleCreate vehicleDelete vehicleUpdate`,
};

const subscription: Table = {
  people: `
    chartChanged domainChanged machineChanged machineSampled hostingEngineChanged hostingLogsFollowed hostingMetricsSampled agentChanged appChanged appEventAdded cronJobsChanged deploymentChanged podsChanged
    clockChanged couponChanged imageChanged teamChanged notificationChanged orderChanged pointsChanged presence
    rechargeChanged spendingChanged walletChanged webhookChanged ticketChanged ticketMessageChanged`,
  administrators: "alertRuleChanged gatewaySampled",
  toolUsers: "journalEntryAdded",
  sampleUsers: `
    calendarEventChanged chatContactChanged chatMessageChanged chatTyping courseChanged customerAccountChanged customerChanged
    dealChanged ecommerceOrderChanged learningChanged listingChanged mailChanged productChanged referralChanged reviewChanged
    sampleInvoiceChanged samplePermissionChanged sampleRoleChanged sampleUserAccountChanged sampleUserChanged
    shopCategoryChanged shopSettingsChanged vehicleChanged vehicleMoved`,
};

const audiencesOf = (table: Table): Record<string, Audience> =>
  Object.fromEntries(
    audiences.flatMap((audience) =>
      (table[audience]?.match(/\w+/g) ?? []).map((name) => [name, audience] as const),
    ),
  );

/** The audience of every field of the three root types. */
export const fieldAudiences = {
  query: audiencesOf(query),
  mutation: audiencesOf(mutation),
  subscription: audiencesOf(subscription),
};

/** What an API token never does, whoever made it: it belongs to people in a session. */
export const sessionOnly: ReadonlySet<string> = new Set([
  "POST /auth/login",
  "POST /ordinaryUser/login",
  ...`
    alertRuleChanged alertRuleSet alertRules gatewayHealth gatewaySampled
    accountInvite accountRestore accountRoleSet accountSessionsEnd accountSuspend accounts agentApply agentDecide
    domainTransfer appPay appRenew appSecretReveal apiTokenCreate apiTokenRevoke apiTokens captchaBegin clockAdvance commissionClawBack commissionConvert giftCodeBatchCreate
    keyPairCreate machinePasswordReset machinePay machineRenew
    inviteBind inviteReviewDecide login logout orderPay projectCreate projectDelete projectUpdate teamCreate teamDelete teamHandOver
    teamInvitationAccept teamInvitationDecline teamInvitationResend teamInvitationRevoke teamInvitations teamInvite teamLeave
    teamMemberRemove teamMemberSet teamUpdate
    orderRefundApprove orderRefundRefuse orderRefundRequest ordinaryUserLogin passkeyAddBegin passkeyAddFinish
    passkeyRemove passkeyRename passkeySignInBegin passkeySignInFinish passkeys passwordChange passwordResetBegin
    passwordResetFinish profileUpdate recoveryCodesRenew registrationBegin registrationFinish sessionRevoke
    sessionRevokeOthers sessions thirdPartyBegin thirdPartyFinish thirdPartyLink thirdPartyLinkBegin
    thirdPartyLinks thirdPartySignIn thirdPartyUnlink transferCreate transferPayeeCheck twoFactor twoFactorBegin
    twoFactorConfirm twoFactorEnd viewAs webhookChanged webhookCreate webhookDelete webhookDeliveries
    webhookPing webhookRedeliver webhookSecretRotate webhookUpdate webhooks withdrawalApprove withdrawalCreate
    withdrawalPay withdrawalReject withdrawalReviews
    ticketCreate ticketGrantApprove ticketGrantEnd ticketGrantRestart ticketMessageEdit ticketMessageRecall ticketMessageSend ticketRate ticketStep
  `
    .trim()
    .split(/\s+/),
]);

/** The changes that an administrator who views as another role may make: they end that or the session, or begin another one. */
export const whileViewingAs: ReadonlySet<string> = new Set([
  "POST /auth/login",
  "POST /ordinaryUser/login",
  "login",
  "logout",
  "ordinaryUserLogin",
  "passkeySignInBegin",
  "passkeySignInFinish",
  "viewAs",
]);

/** The audience of every call of the REST facade that is not for whom may use the sample data. */
export const callAudiences: Record<string, Audience> = {
  "POST /auth/login": "anyone",
  "POST /ordinaryUser/login": "anyone",
  "POST /files": "people",
  "GET /files/{id}": "anyone",
  "GET /accounts/audit/export": "administrators",
  "GET /hosting/apps/{id}/log": "people",
  "GET /ledger/usage/export": "people",
  "GET /ledger/wallet/export": "people",
  "GET /orders/export": "people",
  "GET /partners/commissions/export": "people",
  "POST /recharges/notices/{channel}": "anyone",
};

/** The audience of a call of the REST facade. */
export const audienceOfCall = (call: string): Audience =>
  callAudiences[call] ?? (/^\w+ \/mock\//.test(call) ? "toolUsers" : "sampleUsers");
