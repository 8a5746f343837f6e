import { maxDrawn, usualLeastLikeness } from '@eidolon/contract/generations.ts'
import type { Abilities } from '@eidolon/contract/engines.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateCharacter } from '#features/characters/changes.ts'
import { characterKeys, characterQuery } from '#features/characters/queries.ts'
import { measureLikeness } from '#features/generations/calls.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { ChipChoice } from './parts/chip-choice.tsx'
import { everybodyDrawn, mostOf, retriesIn } from './values/form-values.ts'
import styles from './parts/generator-form.module.css'
import type { Generator } from './values/use-generator.ts'

type Props = { readonly characterId: string; readonly abilities: Abilities; readonly generator: Generator }

const often = ['Once', 'Twice', 'Three times']

/** Has pictures that show somebody else drawn again, where there is a model that can tell; and says what that costs. */
export function LikenessFields({ characterId, abilities, generator }: Props) {
  const { values, problems, change } = generator
  const { retries } = retriesIn(values, abilities)
  if (abilities.retries === 0) return null
  const count = Math.min(values.count, mostOf(values, abilities))
  return (
    <section className={styles.directed} aria-label="Likeness">
      <Switch
        checked={retries !== undefined}
        onChange={(event) => change({ retries: event.target.checked ? { times: 1 } : undefined })}
      >
        <strong>Draw again what is not alike</strong>
        <span className={styles.directedHint}>
          {retries
            ? `Up to ${maxDrawn({ count, retries })} drawings for ${count === 1 ? 'one picture' : `${count} pictures`}, and each of them counts. What is passed over stays in the trash for a day.`
            : 'Off: what comes is kept, whoever it shows.'}
        </span>
      </Switch>
      {retries ? (
        <>
          <ChipChoice
            label="At most"
            name="retries"
            options={often.slice(0, abilities.retries).map((label, at) => ({ id: at + 1, label }))}
            value={retries.times}
            problem={problems['retries']}
            onChoose={(times) => change({ retries: { ...values.retries, times } })}
          />
          <Least characterId={characterId} abilities={abilities} generator={generator} />
        </>
      ) : null}
    </section>
  )
}

/** What is asked of a picture: what the character has of its own, unless somebody says another here. */
function Least({ characterId, abilities, generator }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const { values, change } = generator
  const { times = 1, below } = values.retries ?? {}
  const { data: character } = useQuery({ ...characterQuery(api, characterId), enabled: characterId !== '' })
  const [measuring, setMeasuring] = useState(false)
  const [said, setSaid] = useState<{ readonly of: string; readonly words: string }>()
  const isAlone = everybodyDrawn(characterId, values, abilities).length === 1
  const own = character?.leastLikeness ?? usualLeastLikeness
  const measure = async () => {
    setMeasuring(true)
    try {
      const { proposed, lowest } = await measureLikeness(api, characterId)
      await updateCharacter(api, characterId, { leastLikeness: proposed })
      await cache.invalidateQueries({ queryKey: characterKeys.one(characterId) })
      change({ retries: { times } })
      const words =
        lowest === null
          ? `There are not two pictures with a face to compare yet. ${proposed} is where the model itself cannot tell.`
          : `The least alike of their own pictures has ${lowest.toFixed(2)}, so ${proposed.toFixed(2)} is asked of new ones. It is kept with the character.`
      setSaid({ of: characterId, words })
    } catch (error) {
      setSaid({ of: characterId, words: failureWords(error, { known: {}, below: 600 }) })
    } finally {
      setMeasuring(false)
    }
  }
  return (
    <>
      <Slider
        label={isAlone ? 'Least likeness' : 'Least likeness of everybody'}
        step={5}
        value={Math.round((below ?? own) * 100)}
        ends={['somewhat alike', 'the very face']}
        onChange={(percent) => change({ retries: { times, below: percent / 100 } })}
      />
      {isAlone ? (
        <Button className={styles.look} busy={measuring} disabled={!character} onClick={() => void measure()}>
          {measuring ? 'Comparing their pictures…' : 'Measure it'}
        </Button>
      ) : null}
      <output className={styles.directedHint}>
        {said?.of === characterId
          ? said.words
          : isAlone
            ? 'The model that compares faces can err: small faces, faces from the side and flat styles are harder.'
            : 'Left alone, each is asked as much as was measured for them.'}
      </output>
    </>
  )
}
