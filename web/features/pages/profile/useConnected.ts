import { useKeptAnswers } from "#web/lib/session/useKeptAnswers.ts";
import type { Profile } from "./profileParts.ts";

type Connection = Profile["connections"][number];

export interface Connected {
  is: (connection: Connection) => boolean;
  toggle: (connection: Connection) => void;
}

export function useConnected(): Connected {
  const [said, say] = useKeptAnswers("profile.connections");
  return {
    is: ({ id, isConnected }) => said[id] ?? isConnected,
    toggle: ({ id, isConnected }) => say(id, said[id] === undefined ? !isConnected : undefined),
  };
}
