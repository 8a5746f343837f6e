import { useEffect, useEffectEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { recipeIn } from '#features/generations/calls.ts'
import { useApi } from '#lib/use-api.tsx'
import { restoreFrom, valuesOfRecipe, valuesOfSettings, ways, type Restored } from './remix.ts'

/** Fills the form from settings in the address, from the picture that it names, or from one that is dropped on the page. */
export function useRestored(onRestored: (restored: Restored) => void) {
  const api = useApi()
  const [address] = useSearchParams()
  const way = ways.find((one) => address.has(one))
  const mediaId = way ? (address.get(way) ?? '') : ''
  const settings = address.get('settings') ?? ''
  const tell = useEffectEvent(onRestored)
  useEffect(() => {
    if (settings) tell({ characterId: '', values: valuesOfSettings(settings) })
  }, [settings])
  useEffect(() => {
    if (!way || !mediaId) return
    let wanted = true
    restoreFrom(api, mediaId, way).then(
      (restored) => {
        if (wanted) tell(restored)
      },
      () => {
        if (wanted) toast.error('That picture is not in your library any more.')
      },
    )
    return () => {
      wanted = false
    }
  }, [api, way, mediaId])

  return async ([file]: readonly File[]): Promise<void> => {
    if (!file) return
    try {
      const recipe = await recipeIn(api, file)
      if (!recipe) return void toast.error('That picture carries no recipe of this studio.')
      onRestored({ characterId: recipe.characterId, values: valuesOfRecipe(recipe) })
      toast.success('Its settings are in the form.')
    } catch {
      toast.error('The recipe could not be read. The file may be too large, or the studio out of reach.')
    }
  }
}
