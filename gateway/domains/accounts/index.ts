import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { resolvers as accessResolvers } from "./access/resolvers.ts";
import { resolvers as administrationResolvers } from "./administration/resolvers.ts";
import { migrations as apiTokenMigrations } from "./apiTokens/repository.ts";
import { resolvers as apiTokenResolvers } from "./apiTokens/resolvers.ts";
import { auditExport } from "./audit/csv.ts";
import { migrations as auditMigrations } from "./audit/repository.ts";
import { resolvers as auditResolvers } from "./audit/resolvers.ts";
import { migrations as captchaMigrations } from "./captchas/repository.ts";
import { resolvers as captchaResolvers } from "./captchas/resolvers.ts";
import { migrations as fileMigrations } from "./files/repository.ts";
import { resolvers as fileResolvers } from "./files/resolvers.ts";
import { routes as fileRoutes } from "./files/rest.ts";
import { jobs as notificationJobs } from "./notifications/dispatch.ts";
import { migrations as notificationMigrations } from "./notifications/migrations.ts";
import { resolvers as notificationResolvers } from "./notifications/resolvers.ts";
import { migrations as mailMigrations } from "./mails/repository.ts";
import { resolvers as mailResolvers } from "./mails/resolvers.ts";
import { routes as mailRoutes } from "./mails/rest.ts";
import { jobs as mailJobs } from "./mails/rules.ts";
import { migrations as passkeyMigrations } from "./passkeys/repository.ts";
import { oldRows } from "./oldRows.ts";
import { resolvers as passkeyResolvers } from "./passkeys/resolvers.ts";
import { migrations as passwordMigrations } from "./passwords/repository.ts";
import { jobs as passwordJobs } from "./passwords/reset.ts";
import { migrations as registrationMigrations } from "./registrations/repository.ts";
import { resolvers as profileResolvers } from "./profile/resolvers.ts";
import { migrations as quietHoursMigrations } from "./quietHours/repository.ts";
import { resolvers as projectResolvers } from "./projects/resolvers.ts";
import { resolvers as quietHoursResolvers } from "./quietHours/resolvers.ts";
import { resolvers as registrationResolvers } from "./registrations/resolvers.ts";
import { jobs as registrationJobs } from "./registrations/rules.ts";
import { resolvers as passwordResolvers } from "./passwords/resolvers.ts";
import { migrations as preferenceMigrations } from "./preferences/repository.ts";
import { resolvers as preferenceResolvers } from "./preferences/resolvers.ts";
import { migrations as presenceMigrations } from "./presence/repository.ts";
import { resolvers as presenceResolvers } from "./presence/resolvers.ts";
import { migrations as sessionMigrations } from "./sessions/repository.ts";
import { resolvers as sessionResolvers } from "./sessions/resolvers.ts";
import { routes as sessionRoutes } from "./sessions/rest.ts";
import { resolvers as simulationResolvers } from "./simulation/resolvers.ts";
import { invitationsDue } from "./teams/answering.ts";
import { jobs as teamJobs } from "./teams/inviting.ts";
import { migrations as teamMigrations } from "./teams/migrations.ts";
import { resolvers as teamResolvers } from "./teams/resolvers.ts";
import { migrations as thirdPartyMigrations } from "./thirdParties/repository.ts";
import { resolvers as thirdPartyResolvers } from "./thirdParties/resolvers.ts";
import { migrations as twoFactorMigrations } from "./twoFactor/repository.ts";
import { resolvers as twoFactorResolvers } from "./twoFactor/resolvers.ts";
import { migrations as userMigrations } from "./users/repository.ts";
import { resolvers as userResolvers } from "./users/resolvers.ts";
import { seedUsers } from "./users/rules.ts";
import { migrations as viewMigrations } from "./views/repository.ts";
import { resolvers as viewResolvers } from "./views/resolvers.ts";
import { migrations as webhookMigrations } from "./webhooks/migrations.ts";
import { resolvers as webhookResolvers } from "./webhooks/resolvers.ts";
import { jobs as webhookJobs } from "./webhooks/sending.ts";

export const accounts: Entity<Resolvers>[] = [
  {
    name: "accounts/users",
    resolvers: userResolvers,
    migrations: userMigrations,
    sample: { kind: "accounts", table: "accounts_users", fill: seedUsers },
  },
  {
    name: "accounts/sessions",
    resolvers: sessionResolvers,
    routes: sessionRoutes,
    migrations: sessionMigrations,
    periodic: oldRows,
  },
  {
    name: "accounts/audit",
    resolvers: auditResolvers,
    routes: [auditExport],
    migrations: auditMigrations,
  },
  { name: "accounts/preferences", resolvers: preferenceResolvers, migrations: preferenceMigrations },
  {
    name: "accounts/mails",
    resolvers: mailResolvers,
    routes: mailRoutes,
    migrations: mailMigrations,
    jobs: mailJobs,
  },
  {
    name: "accounts/passwords",
    resolvers: passwordResolvers,
    migrations: passwordMigrations,
    jobs: passwordJobs,
  },
  {
    name: "accounts/registrations",
    resolvers: registrationResolvers,
    migrations: registrationMigrations,
    jobs: registrationJobs,
  },
  { name: "accounts/twoFactor", resolvers: twoFactorResolvers, migrations: twoFactorMigrations },
  { name: "accounts/passkeys", resolvers: passkeyResolvers, migrations: passkeyMigrations },
  { name: "accounts/apiTokens", resolvers: apiTokenResolvers, migrations: apiTokenMigrations },
  { name: "accounts/captchas", resolvers: captchaResolvers, migrations: captchaMigrations },
  { name: "accounts/thirdParties", resolvers: thirdPartyResolvers, migrations: thirdPartyMigrations },
  { name: "accounts/administration", resolvers: administrationResolvers },
  { name: "accounts/access", resolvers: accessResolvers },
  { name: "accounts/simulation", resolvers: simulationResolvers },
  { name: "accounts/files", resolvers: fileResolvers, routes: fileRoutes, migrations: fileMigrations },
  { name: "accounts/profile", resolvers: profileResolvers },
  { name: "accounts/presence", resolvers: presenceResolvers, migrations: presenceMigrations },
  {
    name: "accounts/notifications",
    resolvers: notificationResolvers,
    migrations: notificationMigrations,
    jobs: notificationJobs,
    sample: {
      kind: "accounts",
      table: "accounts_notifications",
      fill: async (...given) => (await import("./notifications/sample.ts")).seedNotifications(...given),
    },
  },
  {
    name: "accounts/webhooks",
    resolvers: webhookResolvers,
    migrations: webhookMigrations,
    jobs: webhookJobs,
  },
  { name: "accounts/quietHours", resolvers: quietHoursResolvers, migrations: quietHoursMigrations },
  {
    name: "accounts/teams",
    resolvers: teamResolvers,
    migrations: teamMigrations,
    jobs: teamJobs,
    deadlines: [invitationsDue],
    sample: {
      kind: "accounts",
      table: "accounts_teams",
      furtherTables: ["accounts_team_members", "accounts_projects"],
      fill: async (...given) => (await import("./teams/sample.ts")).seedTeams(...given),
    },
  },
  { name: "accounts/projects", resolvers: projectResolvers },
  { name: "accounts/views", resolvers: viewResolvers, migrations: viewMigrations },
];
