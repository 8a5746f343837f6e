import { ClosedScreen } from '#screens/layout/closed-screen.tsx'
import { routes } from '#routes.ts'

export function Character() {
  return (
    <ClosedScreen title="Character not found" back={{ label: 'My Characters', to: routes.characters() }}>
      No character of yours has this address. It may have been deleted, or it belongs to another wallet.
    </ClosedScreen>
  )
}
