import type { Engine } from '@eidolon/contract/engines.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { subscriptionQuery } from '#features/subscription/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
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

/** Who draws. Nothing to choose where there is only one; one that cannot draw says why, one for subscribers that it is. */
export function EngineChoice({ engines, chosen, problem, onChoose }: Props) {
  const { data: standing } = useQuery(subscriptionQuery(useApi()))
  const isLocked = ({ subscription, available }: Engine) => available && subscription && standing?.active === false
  if (engines.length < 2) return null
  // What keeps the chosen one from drawing stands beside the button.
  const missing = engines.filter(({ id, available }) => !available && id !== chosen.id)
  return (
    <fieldset className={styles.group}>
      <legend>Engine</legend>
      <Chips>
        {engines.map((engine) => (
          <ChoiceChip
            key={engine.id}
            name="engine"
            checked={engine.id === chosen.id}
            disabled={!engine.available && engine.id !== chosen.id}
            aria-invalid={problem && engine.id === chosen.id ? true : undefined}
            onChange={() => onChoose(engine.id)}
          >
            {engine.available ? null : <Icon name="warning" className={styles.mark} />}
            {isLocked(engine) ? <Icon name="lock" className={styles.mark} /> : null}
            {engine.name}
            {isLocked(engine) ? <span className={styles.aside}>subscribers</span> : null}
          </ChoiceChip>
        ))}
      </Chips>
      <p className={type_.hint}>{wordsFor(chosen)}</p>
      {isLocked(chosen) ? (
        <p className={styles.locked}>
          {chosen.name} draws for subscribers. <Link to={routes.subscription()}>Get one month</Link>
        </p>
      ) : null}
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
