import { ClosedScreen } from '#screens/layout/closed-screen.tsx'
import { routes } from '#routes.ts'

export function MediaGenerator() {
  return (
    <ClosedScreen title="Generate Media" back={{ label: 'Dashboard', to: routes.dashboard() }}>
      Pictures are drawn of a character, and you don&apos;t have one to draw.
    </ClosedScreen>
  )
}
