import { Component, type ReactNode } from "react";
import { BrokenScreen } from "#web/app/errors/BrokenScreen.tsx";

interface Props {
  /** Where the screen is: what broke at one place is tried anew at another. */
  at: unknown;
  children: ReactNode;
}

interface State {
  at: unknown;
  thrown?: { error: unknown };
}

/** Shows that a screen broke in its place, and keeps what stands around it. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <BrokenScreen thrown={thrown.error} /> : this.props.children;
  }
}
