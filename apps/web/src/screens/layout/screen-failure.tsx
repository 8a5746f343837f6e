import { Button } from '#ui/button/button.tsx'
import { Empty } from '#ui/empty/empty.tsx'

/** In the place of a screen that failed: mostly its code could not be fetched (offline, or a new release). */
export function ScreenFailure() {
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
