import { hairStyles } from '@eidolon/people'
import type { StageHair } from '#features/viewer3d/live-stage.tsx'

/** Every way to wear the hair, with a few words that the generator reads as that one: its name, where that is among them. */
export const stageHair: readonly StageHair[] = hairStyles
  .map(({ id, label, words }) => {
    const name = label.toLowerCase()
    return { id, label, words: words.includes(name) ? name : (words[0] ?? name) }
  })
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
