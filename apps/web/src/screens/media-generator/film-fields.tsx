import type { Abilities } from '@eidolon/contract/engines.ts'
import { ChipChoice } from './chip-choice.tsx'
import { durationsFor } from './form-values.ts'
import type { Generator } from './use-generator.ts'

type Props = { readonly abilities: Abilities; readonly generator: Generator }

const open = { id: '', label: 'Open' }

/** What only a video has: what moves, how the camera moves, and for how long. */
export function FilmFields({ abilities, generator }: Props) {
  const { motions, cameras } = abilities
  const { values, problems, change, choose } = generator
  const durations = durationsFor(values, abilities)
  const nearest = durations.toSorted((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0]
  return (
    <>
      {motions.length > 0 ? (
        <ChipChoice
          label="Motion"
          name="motion"
          options={[open, ...motions]}
          value={values.choices.motion ?? ''}
          problem={problems['motion']}
          onChoose={(id) => choose('motion', id || undefined)}
        />
      ) : null}
      {cameras.length > 0 ? (
        <ChipChoice
          label="Camera move"
          name="camera"
          options={[open, ...cameras]}
          value={values.choices.camera ?? ''}
          problem={problems['camera']}
          onChoose={(id) => choose('camera', id || undefined)}
        />
      ) : null}
      {durations.length > 0 ? (
        <ChipChoice
          label="Length"
          name="duration"
          options={durations.map((seconds) => ({ id: seconds, label: `${seconds} s` }))}
          value={durations.find((seconds) => seconds === values.durationSeconds) ?? nearest}
          problem={problems['durationSeconds']}
          onChoose={(durationSeconds) => change({ durationSeconds })}
        />
      ) : null}
    </>
  )
}
