import { PartHead } from '#screens/settings/part.tsx'
import { Hooks } from './hooks.tsx'
import { Keys } from './keys.tsx'

/** What lets other programs work with the account. */
export function Programs() {
  return (
    <>
      <PartHead title="Programs">
        Let scripts and other programs work with your studio. They never reach how you sign in, or what you pay.
      </PartHead>
      <Keys />
      <Hooks />
    </>
  )
}
