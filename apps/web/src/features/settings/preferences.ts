import { isNotForTraining, wantsCornerSign } from '@eidolon/contract/media/marking-choices.ts'
import { fieldsOf, textOf } from '#lib/json-guards.ts'

/** What is kept with the account rather than with one browser. */
export type Preferences = {
  /** The file of the picture; without one, shapes are shown. */
  readonly avatarId: string
  /** The file that was removed last, as long as it can be brought back. */
  readonly avatarSpare: string
  /** What the shapes are drawn from; empty for the account's own id. */
  readonly avatarSeed: string
  /** How dates and numbers are written. */
  readonly region: string
  /** Whether it is night or day in the studio. */
  readonly theme: string
  /** Whether what one makes is kept out of training. */
  readonly notForTraining: boolean
  /** Whether one's pictures leave with a sign that everybody sees. */
  readonly cornerSign: boolean
}

/** Preferences may hold anything, also what other programs put there. */
export function readPreferences(prefs: unknown): Preferences {
  const { avatarId, avatarSpare, avatarSeed, region, theme } = fieldsOf(prefs)
  return {
    avatarId: textOf(avatarId),
    avatarSpare: textOf(avatarSpare),
    avatarSeed: textOf(avatarSeed),
    region: textOf(region),
    theme: textOf(theme),
    notForTraining: isNotForTraining(prefs),
    cornerSign: wantsCornerSign(prefs),
  }
}
