import { limits } from '@eidolon/contract/limits.ts'
import { isWorn, outfits as known } from '@eidolon/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router'
import { patchCharacter } from '#features/characters/cache.ts'
import { updateCharacter } from '#features/characters/changes.ts'
import type { Character } from '#features/characters/character.ts'
import {
  addOutfit,
  changeOutfit,
  type Outfit,
  removeOutfit,
  wardrobeKeys,
  wardrobeQuery,
} from '#features/characters/outfits.ts'
import type { Genes } from '#features/appearance/genes.ts'
import { LookPicture } from '#features/appearance/look-picture.tsx'
import { useFewAtATime } from '#lib/hooks/use-few-at-a-time.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './character.module.css'
import { OutfitDialog, type OutfitValues } from './outfit-dialog.tsx'
import { dressedIn } from './wardrobe-genes.ts'
import own from './wardrobe.module.css'

type Props = { readonly character: Character; readonly genes: Genes }

/** The character's saved outfits, with colors and an optional default. */
export function Wardrobe({ character, genes }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const { $id: characterId, name, style } = character
  const { data: outfits } = useQuery(wardrobeQuery(api, characterId))
  const [edited, setEdited] = useState<Outfit | 'new'>()
  // A full wardrobe is drawn as far as it is looked at.
  const { waits, watch, settle } = useFewAtATime(outfits?.map(({ $id }) => $id) ?? [])
  const done = async (work: Promise<unknown>, words?: string): Promise<boolean> => {
    try {
      await work
      if (words) toast.success(words)
      return true
    } catch {
      toast.error('That did not work. The studio could not be reached, or it refused. Try again.')
      return false
    } finally {
      await cache.invalidateQueries({ queryKey: wardrobeKeys.of(characterId) })
    }
  }
  const save = (values: OutfitValues) => {
    const fields = { ...values, colours: [...values.colours] }
    if (edited === 'new')
      void done(addOutfit(api, { ...fields, characterId }), `“${values.name}” hangs in the wardrobe.`)
    else if (edited) void done(changeOutfit(api, edited.$id, fields))
    setEdited(undefined)
  }
  const remove = async ({ $id, $createdAt: _made, ...fields }: Outfit) => {
    if (!(await done(removeOutfit(api, $id)))) return
    toastWithAction(`“${fields.name}” is out of the wardrobe.`, 'Undo', () => void done(addOutfit(api, fields, $id)))
  }
  const wear = async (look: Genes, words: string) => {
    const before = genes
    const worn = await done(putOn(look), undefined)
    if (worn) toastWithAction(words, 'Undo', () => void done(putOn(before)))
  }
  async function putOn(look: Genes): Promise<void> {
    patchCharacter(cache, characterId, await updateCharacter(api, characterId, { genes: JSON.stringify(look) }))
  }
  return (
    <section className={styles.section} aria-labelledby="wardrobe">
      <h2 className={type_.display4} id="wardrobe">
        Wardrobe {outfits && outfits.length > 0 ? <span className={styles.total}>{outfits.length}</span> : null}
      </h2>
      {outfits?.length === 0 ? (
        <p className={type_.hint}>
          Outfits with their colours, kept for {name} and picked in the generator. The first one is a click away.
        </p>
      ) : null}
      <ul className={own.outfits}>
        {outfits?.map((outfit) => {
          const worn = isWorn(genes, outfit)
          const look = dressedIn(genes, outfit)
          return (
            <li key={outfit.$id} ref={watch(outfit.$id)} className={own.outfit}>
              {waits(outfit.$id) ? (
                <div className={own.picture} />
              ) : (
                <LookPicture
                  genes={look}
                  style={style}
                  size={256}
                  view="half"
                  alt={`${name} in ${outfit.name}`}
                  className={own.picture}
                  onSettled={() => settle(outfit.$id)}
                />
              )}
              <span className={own.name}>{outfit.name}</span>
              <span className={type_.hint}>
                {known.find(({ id }) => id === outfit.outfit)?.label ?? outfit.outfit}
                {worn ? ' · worn by default' : ''}
              </span>
              <Menu
                trigger={
                  <Button variant="icon" size="sm" className={own.more} aria-label={`More about ${outfit.name}`}>
                    <Icon name="more" />
                  </Button>
                }
                entries={[
                  {
                    label: 'Wear by default',
                    icon: 'check',
                    disabled: worn,
                    onSelect: () => void wear(look, `${name} wears “${outfit.name}” from now on.`),
                  },
                  { label: 'Change', icon: 'edit', onSelect: () => setEdited(outfit) },
                  'line',
                  { label: 'Remove', icon: 'trash', tone: 'danger', onSelect: () => void remove(outfit) },
                ]}
              />
            </li>
          )
        })}
      </ul>
      <p className={own.acts}>
        {outfits && outfits.length < limits.outfit.each ? (
          <Button size="sm" onClick={() => setEdited('new')}>
            <Icon name="plus" />
            Add an outfit
          </Button>
        ) : null}
        {outfits && outfits.length > 0 ? (
          <Link to={routes.newMediaOf(characterId)} className={own.draw}>
            Pick one for a picture
          </Link>
        ) : null}
      </p>
      {edited ? (
        <OutfitDialog
          outfit={edited === 'new' ? undefined : edited}
          genes={genes}
          style={style}
          who={name}
          onClose={() => setEdited(undefined)}
          onSave={save}
        />
      ) : null}
    </section>
  )
}
