import { limits } from '@eidolon/contract/limits.ts'
import { outfits } from '@eidolon/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { genesOf } from '#features/characters/character.ts'
import { characterQuery } from '#features/characters/queries.ts'
import { addOutfit, type Outfit, wardrobeKeys, wardrobeQuery } from '#features/characters/outfits.ts'
import { ClothColors } from '#features/appearance/cloth-colors.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import { NameDialog } from './parts/name-dialog.tsx'
import type { Generator } from './values/use-generator.ts'
import styles from './parts/panel.module.css'

type Props = { readonly characterId: string; readonly generator: Generator }

/** What the character has to wear, the colors of the clothes, and the way to keep both for the next time. */
export function WardrobePanel({ characterId, generator }: Props) {
  const { values, change, choose } = generator
  const api = useApi()
  const cache = useQueryClient()
  const [naming, setNaming] = useState(false)
  const { data: character } = useQuery({ ...characterQuery(api, characterId), enabled: characterId !== '' })
  const { data: wardrobe = [] } = useQuery(wardrobeQuery(api, characterId))
  const genes = character && genesOf(character)
  const outfit = values.choices.outfit ?? ''
  const usual = typeof genes?.['outfit'] === 'string' ? genes['outfit'] : ''
  const wear = (one: Outfit) => {
    choose('outfit', one.outfit)
    change({ colours: one.colours })
  }
  const keep = async (name: string) => {
    const kept = outfits.some(({ id }) => id === outfit) ? outfit : usual
    try {
      await addOutfit(api, { characterId, name, outfit: kept, colours: [...values.colours] })
      toast.success(`“${name}” hangs in the wardrobe.`)
    } catch {
      toast.error('That did not work. The wardrobe may be full, or the studio could not be reached.')
    }
    await cache.invalidateQueries({ queryKey: wardrobeKeys.of(characterId) })
  }
  return (
    <div className={styles.panel}>
      {wardrobe.length > 0 ? (
        <fieldset className={styles.part}>
          <legend>{character ? `${character.name}’s wardrobe` : 'Wardrobe'}</legend>
          <Chips>
            {wardrobe.map((one) => (
              <ChoiceChip
                key={one.$id}
                name="wardrobe"
                checked={one.outfit === outfit && sameColors(one.colours, values.colours)}
                onChange={() => wear(one)}
              >
                <Swatches colours={one.colours} />
                {one.name}
              </ChoiceChip>
            ))}
          </Chips>
        </fieldset>
      ) : null}
      <fieldset className={styles.part}>
        <legend>
          Colours of the clothes <span className={type_.hint}>left as usual, words and outfit decide</span>
        </legend>
        <ClothColors
          outfit={outfit || usual}
          colours={values.colours}
          genes={genes}
          onChange={(colours) => change({ colours })}
        />
      </fieldset>
      {outfit || values.colours.some(Boolean) ? (
        <Button size="sm" className={styles.keep} onClick={() => setNaming(true)}>
          <Icon name="plus" />
          Keep in the wardrobe
        </Button>
      ) : null}
      <NameDialog
        title="Keep in the wardrobe"
        open={naming}
        limit={limits.outfit.name}
        hint="It keeps the outfit and its colours with this character."
        action="Keep it"
        onClose={() => setNaming(false)}
        onName={(name) => {
          setNaming(false)
          void keep(name)
        }}
      />
    </div>
  )
}

/** Colors as they are, for the eye alone: the name beside them says what it is. */
function Swatches({ colours }: { readonly colours: readonly string[] }) {
  const shown = colours.filter((color) => color !== '')
  if (shown.length === 0) return null
  return (
    <span className={styles.swatches} aria-hidden="true">
      {shown.map((color, index) => (
        <i key={`${index} ${color}`} style={{ background: color }} />
      ))}
    </span>
  )
}

const written = (colors: readonly string[]) => colors.join(' ').trimEnd()
const sameColors = (one: readonly string[], other: readonly string[]) => written(one) === written(other)
