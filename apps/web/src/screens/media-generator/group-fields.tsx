import type { Engine } from '@eidolon/contract/engines.ts'
import { useQueries } from '@tanstack/react-query'
import { CharacterPicture } from '#features/characters/character-picture.tsx'
import { characterQuery } from '#features/characters/queries.ts'
import { PersonChoices } from '#features/generations/person-choices.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import { AddPerson } from './parts/add-person.tsx'
import { ChipChoice } from './parts/chip-choice.tsx'
import { PersonPose } from './person-pose.tsx'
import { arrangementsFor, maxTogether, type CastMember, posedArrangement } from './values/form-values.ts'
import styles from './group-fields.module.css'
import type { Generator } from './values/use-generator.ts'

type Props = { readonly characterId: string; readonly engine: Engine; readonly generator: Generator }

const open = { id: '', label: 'As it comes' }

/** Who is in the picture besides, what each of them has of their own, and how they stand to each other. */
export function GroupFields({ characterId, engine, generator }: Props) {
  const { values, problems, change } = generator
  const { abilities } = engine
  const most = maxTogether(values, abilities)
  const what = values.kind === 'video' ? 'film' : 'picture'
  const others = values.others.filter((id) => id !== characterId)
  if (most === 1 && others.length === 0) return null
  if (most === 1) {
    return (
      <div className={styles.together}>
        <p className={type_.hint}>
          {engine.name} draws one character in a {what}: the others are left out.
        </p>
        <Button size="sm" variant="plain" onClick={() => change({ others: [] })}>
          Only the first
        </Button>
      </div>
    )
  }
  const shown = [characterId, ...others].slice(0, most)
  const ways = arrangementsFor(shown.length, abilities)
  const posed = posedArrangement(characterId, values, abilities)
  const leave = (id: string) => change({ others: others.filter((one) => one !== id) })
  return (
    <fieldset className={styles.together}>
      <legend>Together with</legend>
      {shown.length > 1 ? (
        <People ids={shown} posed={posed !== undefined} engine={engine} generator={generator} onLeave={leave} />
      ) : null}
      {shown.length < most ? (
        <AddPerson
          label="Add somebody"
          without={[characterId, ...others]}
          onAdd={({ $id }) => change({ others: [...others, $id] })}
        />
      ) : (
        <p className={type_.hint}>
          {engine.name} draws at most {most} in a {what}.
        </p>
      )}
      {shown.length > 1 && ways.length > 0 ? (
        <ChipChoice
          label="Arrangement"
          name="arrangement"
          options={[open, ...ways].map(({ id, label }) => ({ id, label }))}
          value={ways.some(({ id }) => id === values.arrangement) ? values.arrangement : ''}
          problem={problems['arrangement']}
          onChoose={(arrangement) => change({ arrangement })}
        />
      ) : null}
      {posed && values.choices.pose ? (
        <p className={type_.hint}>{posed.label} has poses of its own: the one that was picked is left out.</p>
      ) : null}
      {problems['characterIds'] ? (
        <p className={type_.error}>
          <Icon name="warning" />
          {problems['characterIds']}
        </p>
      ) : null}
    </fieldset>
  )
}

type PeopleProps = {
  readonly ids: readonly string[]
  /** How they stand has poses of its own. */
  readonly posed: boolean
  readonly engine: Engine
  readonly generator: Generator
  readonly onLeave: (id: string) => void
}

function People({ ids, posed, engine, generator, onLeave }: PeopleProps) {
  const api = useApi()
  const found = useQueries({ queries: ids.map((id) => characterQuery(api, id)) })
  const { values, change } = generator
  const put = (id: string, own: Partial<CastMember>) => {
    const before = values.cast.find(({ characterId }) => characterId === id)
    const others = values.cast.filter(({ characterId }) => characterId !== id)
    change({ cast: [...others, { ...before, ...own, characterId: id }] })
  }
  return (
    <ul className={styles.people}>
      {ids.map((id, index) => {
        const { data: character, isError } = found[index] ?? {}
        const name = character?.name ?? (isError ? 'Somebody who is gone' : '…')
        const own = values.cast.find(({ characterId }) => characterId === id)
        return (
          <li key={id} className={styles.person}>
            {character ? (
              <CharacterPicture character={character} alt="" sizes="3rem" className={styles.face} />
            ) : (
              <span className={styles.face} />
            )}
            <span className={styles.name}>{name}</span>
            {index > 0 ? (
              <Button size="sm" variant="plain" aria-label={`Leave ${name} out`} onClick={() => onLeave(id)}>
                <Icon name="close" />
              </Button>
            ) : (
              <span />
            )}
            <div className={styles.choices}>
              <PersonChoices
                name={name}
                own={own}
                others={ids.flatMap((other, at) =>
                  other === id ? [] : [{ id: other, name: found[at]?.data?.name ?? '…' }],
                )}
                abilities={engine.abilities}
                onPut={(chosen) => put(id, chosen)}
              />
              {posed ? null : (
                <PersonPose
                  name={name}
                  own={own}
                  values={values}
                  abilities={engine.abilities}
                  onPut={(chosen) => put(id, chosen)}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
