import type { Engine } from '@eidolon/contract/engines.ts'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './engine-choice.module.css'

type Props = {
  readonly engines: readonly Engine[]
  readonly chosen: Engine
  readonly problem: string | undefined
  readonly onChoose: (id: string) => void
}

/** Who draws. Nothing to choose where there is only one; one that cannot draw says why. */
export function EngineChoice({ engines, chosen, problem, onChoose }: Props) {
  if (engines.length < 2) return null
  // What keeps the chosen one from drawing stands beside the button.
  const missing = engines.filter(({ id, available }) => !available && id !== chosen.id)
  return (
    <fieldset className={styles.group}>
      <legend>Engine</legend>
      <Chips>
        {engines.map(({ id, name, available }) => (
          <ChoiceChip
            key={id}
            name="engine"
            checked={id === chosen.id}
            disabled={!available && id !== chosen.id}
            aria-invalid={problem && id === chosen.id ? true : undefined}
            onChange={() => onChoose(id)}
          >
            {available ? null : <Icon name="warning" className={styles.mark} />}
            {name}
          </ChoiceChip>
        ))}
      </Chips>
      <p className={type_.hint}>{wordsFor(chosen)}</p>
      {missing.length > 0 ? (
        <ul className={styles.missing}>
          {missing.map(({ id, name, reason }) => (
            <li key={id} className={type_.hint}>
              {reason?.includes(name) ? reason : `${name}: ${reason ?? 'not available.'}`}
            </li>
          ))}
        </ul>
      ) : null}
      {problem ? <p className={styles.problem}>{problem}</p> : null}
    </fieldset>
  )
}

/** What one gets of it, in a sentence or two. */
function wordsFor({ neural, abilities: { kinds, reference } }: Engine): string {
  const keeps = !neural
    ? 'Drawn by the studio itself: the same face every time.'
    : reference
      ? 'A model that is shown the character’s portrait and best pictures, and keeps to them.'
      : 'A model that knows the character by the description alone, so the face varies.'
  const films = kinds.includes('video') ? '' : ' Pictures only.'
  return `${keeps}${films}`
}
