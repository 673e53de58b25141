import { useState } from "react";

/** Whether a dialog is open, and whether it ever was: before, there is none. */
export function useOpen() {
  const [state, setState] = useState({ used: false, open: false });
  return {
    ...state,
    show: () => setState({ used: true, open: true }),
    close: () => setState({ used: true, open: false }),
  };
}
