import type { Abilities } from '@eidolon/contract/engines.ts'
import { ChipChoice } from './parts/chip-choice.tsx'
import { durationsFor } from './values/form-values.ts'
import type { Generator } from './values/use-generator.ts'

type Props = { readonly abilities: Abilities; readonly generator: Generator }

const open = { id: '', label: 'Open' }

/** What only a video has: what moves, how the camera moves, and for how long. */
export function FilmFields({ abilities, generator }: Props) {
  const { motions, cameras } = abilities
  const { values, problems, change, choose } = generator
  const durations = durationsFor(values, abilities)
  const nearest = durations.toSorted((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0]
  const length = durations.find((seconds) => seconds === values.durationSeconds) ?? nearest
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
          value={length}
          problem={problems['durationSeconds']}
          hint={lengthHint(values, abilities, length)}
          onChoose={(durationSeconds) => change({ durationSeconds })}
        />
      ) : null}
    </>
  )
}

/** Why there are no longer ones, or what the longer ones are not. */
function lengthHint(
  { choices }: Generator['values'],
  { durations, cutoutSeconds }: Abilities,
  length: number | undefined,
): string | undefined {
  if (cutoutSeconds === 0 || durations.every((seconds) => seconds <= cutoutSeconds)) return undefined
  if (choices.background === 'none') return `Somebody cut out moves for ${cutoutSeconds} s at most.`
  return length !== undefined && length > cutoutSeconds
    ? `Over ${cutoutSeconds} s a video has a background.`
    : undefined
}
