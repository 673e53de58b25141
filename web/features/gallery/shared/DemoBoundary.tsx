import { Component, type ReactNode } from "react";
import { DemoBroke } from "./DemoBroke.tsx";

interface State {
  thrown?: { error: unknown } | undefined;
}

/** A demo that throws says so in its own place, and can be tried again; the others stand. */
export class DemoBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return <DemoBroke error={thrown.error} onRetry={() => this.setState({ thrown: undefined })} />;
  }
}
