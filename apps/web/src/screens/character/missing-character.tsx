import { faultOf } from '#lib/fault.ts'
import { ErrorScreen } from '#screens/layout/error-screen.tsx'
import { routes } from '#routes.ts'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'

type Props = { readonly error: unknown; readonly onRetry: () => void }

/** There is no character at this address, or the studio cannot be reached. */
export function MissingCharacter({ error, onRetry }: Props) {
  if (faultOf(error).code !== 404) return <LoadFailure as="h1" what="This character" onRetry={onRetry} />
  return (
    <ErrorScreen title="Character not found" back={{ label: 'My Characters', to: routes.characters() }}>
      No character of yours has this address. It may have been deleted, or it belongs to another wallet.
    </ErrorScreen>
  )
}
