import { limits } from '@eidolon/contract/limits.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { savePreset } from '#features/generations/calls.ts'
import { generationKeys, presetsQuery } from '#features/generations/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { NameDialog } from './parts/name-dialog.tsx'
import { atPlace, isAt, isPlace, placeOf } from './values/saved-place.ts'
import type { Generator } from './values/use-generator.ts'
import styles from './parts/panel.module.css'

/** Places that were saved with their hour, weather and light, and the way to save the one that is chosen. */
export function PlacePanel({ generator: { values, change } }: { readonly generator: Generator }) {
  const api = useApi()
  const cache = useQueryClient()
  const [naming, setNaming] = useState(false)
  const { data: presets = [] } = useQuery(presetsQuery(api))
  const places = presets.filter(({ settings }) => isPlace(settings))
  const { choices } = values
  const chosen = placeOf(choices)
  const isKept = places.some(({ settings }) => isAt(choices, settings))
  const keep = async (name: string) => {
    if (!chosen) return
    try {
      await savePreset(api, name, chosen, places.find((place) => place.name === name)?.id)
      toast.success(`“${name}” is among your places.`)
    } catch {
      toast.error('The studio could not be reached. Nothing has changed.')
    }
    await cache.invalidateQueries({ queryKey: generationKeys.presets })
  }
  if (places.length === 0 && !chosen) return null
  return (
    <div className={styles.panel}>
      {places.length > 0 ? (
        <fieldset className={styles.part}>
          <legend>Saved places</legend>
          <Chips>
            {places.map(({ id, name, settings }) => (
              <ChoiceChip
                key={id}
                name="saved-place"
                checked={isAt(choices, settings)}
                onChange={() => change({ choices: atPlace(choices, settings) })}
              >
                {name}
              </ChoiceChip>
            ))}
          </Chips>
        </fieldset>
      ) : null}
      {chosen && !isKept ? (
        <Button size="sm" className={styles.keep} onClick={() => setNaming(true)}>
          <Icon name="plus" />
          Save as a place
        </Button>
      ) : null}
      <NameDialog
        title="Save as a place"
        open={naming}
        limit={limits.preset.name}
        hint="It keeps the background, the time, the weather and the light. One with that name is replaced; it is deleted under Presets, All presets."
        action="Save place"
        onClose={() => setNaming(false)}
        onName={(name) => {
          setNaming(false)
          void keep(name)
        }}
      />
    </div>
  )
}
