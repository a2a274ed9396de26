import { Component, type ReactNode } from 'react';
import { LoadingFailed } from '../features/loading-failed';

interface ScreenBoundaryProps {
  readonly screen: string;
  readonly city: string | undefined;
  readonly children: ReactNode;
}

/** Keeps an error of one screen away from the rest of the page. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    console.error(`The screen "${this.props.screen}" broke while it was shown.`, cause);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <LoadingFailed
        broken
        screen={this.props.screen}
        city={this.props.city}
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
