import { ClosedScreen } from '#screens/layout/closed-screen.tsx'
import { routes } from '#routes.ts'

export function NewCharacter() {
  return (
    <ClosedScreen title="New Character" back={{ label: 'My Characters', to: routes.characters() }}>
      This version of the studio keeps no characters, so there is nothing to fill in here.
    </ClosedScreen>
  )
}
