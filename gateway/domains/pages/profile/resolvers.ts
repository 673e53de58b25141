import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { money } from "#gateway/platform/money.ts";
import { profile } from "./rules.ts";

const identified = <T extends { id: number }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, id: String(row.id) }));

export const resolvers: Resolvers = {
  Query: {
    sampleProfile: (_, __, { clock }) => {
      const { teams, connections, teamsTech, projects, projectTable, ...parts } = profile(clock);
      const costed = projects.map((row) => ({
        ...row,
        budget: money(row.budgetMinor),
        budgetSpent: money(row.budgetSpentMinor),
      }));
      return {
        ...parts,
        teams: identified(teams),
        connections: identified(connections),
        teamsTech: identified(teamsTech),
        projects: identified(costed),
        projectTable: identified(projectTable),
      };
    },
  },
};
