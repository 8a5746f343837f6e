import type { Panel } from '@eidolon/contract/stories.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { type OwnChoices, PersonChoices } from '#features/generations/person-choices.tsx'
import { enginesQuery } from '#features/generations/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Select } from '#ui/select/select.tsx'
import styles from './cast-fields.module.css'

type Props = {
  readonly cast: Panel['cast']
  readonly names: Readonly<Record<string, string>>
  readonly onChange: (cast: Panel['cast']) => void
}

/** Who is in a panel, and folded below each what they wear, how they look and at whom. */
export function CastFields({ cast, names, onChange }: Props) {
  const engines = useQuery(enginesQuery(useApi())).data ?? []
  const abilities = (engines.find((engine) => engine.default) ?? engines[0])?.abilities
  const nameOf = (id: string) => names[id] ?? 'Somebody who is gone'
  const absent = Object.entries(names).filter(([id]) => cast.every(({ characterId }) => characterId !== id))
  const leave = (id: string) =>
    onChange(
      cast.flatMap(({ looksAt, ...one }) =>
        one.characterId === id ? [] : [{ ...one, ...(looksAt !== undefined && looksAt !== id && { looksAt }) }],
      ),
    )
  const put = (id: string, own: OwnChoices) =>
    onChange(cast.map((one) => (one.characterId === id ? withOwn(one, own) : one)))
  const labelIn = (list: readonly { readonly id: string; readonly label: string }[] | undefined, id: string | null) =>
    list?.find((choice) => choice.id === id)?.label
  return (
    <>
      <ul className={styles.cast}>
        {cast.map(({ characterId, expression, outfit, looksAt }) => {
          const name = nameOf(characterId)
          const told = [
            labelIn(abilities?.expressions, expression),
            labelIn(abilities?.outfits, outfit),
            looksAt === undefined ? undefined : `at ${looksAt === 'camera' ? 'the camera' : nameOf(looksAt)}`,
          ].filter((one) => one !== undefined)
          return (
            <li key={characterId} className={styles.person}>
              <details className={styles.own}>
                <summary>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.told}>{told.join(', ') || 'As the words say'}</span>
                  <Icon name="chevronDown" />
                </summary>
                {abilities ? (
                  <div className={styles.choices}>
                    <PersonChoices
                      name={name}
                      own={{ expression: expression ?? undefined, outfit: outfit ?? undefined, looksAt }}
                      others={cast.flatMap((one) =>
                        one.characterId === characterId ? [] : [{ id: one.characterId, name: nameOf(one.characterId) }],
                      )}
                      abilities={abilities}
                      onPut={(own) => put(characterId, own)}
                    />
                  </div>
                ) : null}
              </details>
              <Button
                size="sm"
                variant="plain"
                aria-label={`${names[characterId] ?? 'Somebody'} is not in it`}
                onClick={() => leave(characterId)}
              >
                <Icon name="close" />
              </Button>
            </li>
          )
        })}
      </ul>
      {cast.length < limits.story.cast && absent.length > 0 ? (
        <Select
          label="Who is in it"
          value=""
          options={[{ id: '', label: 'Add somebody' }, ...absent.map(([id, label]) => ({ id, label }))]}
          onChange={(characterId) =>
            characterId === '' ? undefined : onChange([...cast, { characterId, outfit: null, expression: null }])
          }
        />
      ) : null}
    </>
  )
}

/** What is no longer chosen is left to the words. */
function withOwn({ looksAt: before, ...one }: Panel['cast'][number], own: OwnChoices): Panel['cast'][number] {
  const looksAt = 'looksAt' in own ? own.looksAt : before
  return {
    ...one,
    ...('expression' in own && { expression: own.expression ?? null }),
    ...('outfit' in own && { outfit: own.outfit ?? null }),
    ...(looksAt !== undefined && { looksAt }),
  }
}
