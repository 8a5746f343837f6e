import { Button } from '#ui/button/button.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { Icon } from '#ui/icon/icon.tsx'

type Props = {
  /** What is missing, in words: "Your characters". */
  readonly what: string
  readonly busy?: boolean
  readonly as?: 'h1' | 'h2' | 'h3'
  readonly onRetry: () => void
}

/** The fourth face of a list: it could not be fetched. */
export function LoadFailure({ what, busy = false, as = 'h3', onRetry }: Props) {
  return (
    <div role="alert">
      <Empty
        as={as}
        title={`${what} did not arrive`}
        action={
          <Button busy={busy} onClick={onRetry}>
            <Icon name="retry" />
            Try again
          </Button>
        }
      >
        The studio could not be reached. Nothing of yours is lost.
      </Empty>
    </div>
  )
}
