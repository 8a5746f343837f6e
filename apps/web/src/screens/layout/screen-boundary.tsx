import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Empty } from '#ui/empty/empty.tsx'

type Props = { readonly place: string; readonly children: ReactNode }
type State = { readonly failed: boolean; readonly place: string }

/** Keeps bar and footer usable when a screen fails: mostly its code could not be fetched (offline, or a new release). */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place }

  // Another place gets another chance.
  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return state.place === place ? null : { failed: false, place }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Empty
        as="h1"
        title="This page did not open"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Load it again
          </Button>
        }
      >
        The connection may be gone, or the studio has just been updated. Nothing of yours is lost.
      </Empty>
    )
  }
}
