import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ID } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { refetchLists } from '#features/characters/cache.ts'
import { createCharacter } from '#features/characters/changes.ts'
import type { Character } from '#features/characters/character.ts'
import { drawLook, varyCharacter, type VariationRequest } from '#features/looks/calls.ts'
import { VariationsPanel, type Candidate } from '#features/looks/variations-panel.tsx'
import { drawnFile, newDrawnId } from '#lib/drawn-picture.ts'
import { uploadPicture } from '#lib/upload-picture.ts'
import { useApi } from '#lib/use-api.tsx'

const candidates = 6
const numerals = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** People like this one: some features stay, the others move. Chosen ones become characters of their own. */
export function Variations({ character }: { readonly character: Character }) {
  const api = useApi()
  const cache = useQueryClient()
  const [shown, setShown] = useState<readonly Candidate[]>([])
  const draw = useMutation({
    mutationFn: (request: Omit<VariationRequest, 'count'>) =>
      varyCharacter(api, character.$id, { ...request, count: candidates }),
    onSuccess: (found) => setShown(found),
    onError: () => toast.error('No variations: the studio could not be reached. Try again.'),
  })
  const keep = useMutation({
    mutationFn: async (picked: readonly Candidate[]) => {
      for (const [index, { genes }] of picked.entries()) {
        const imageId = await portrait(genes)
        await createCharacter(api, {
          name: `${Array.from(character.name).slice(0, 58).join('')} ${numerals[index] ?? 'X'}`,
          description: character.description,
          appearance: character.appearance,
          personality: character.personality,
          age: character.age,
          style: character.style,
          tags: character.tags,
          genes: JSON.stringify(genes),
          parentId: character.$id,
          imageId,
        })
      }
      return picked.length
    },
    onSuccess: (count) => {
      toast.success(count === 1 ? 'Variation kept.' : `${count} variations kept.`)
      setShown([])
    },
    onError: () => toast.error('Not all were kept: the studio could not be reached. Try again.'),
    onSettled: () => refetchLists(cache),
  })
  /** Without a portrait they are kept all the same. */
  const portrait = async (genes: Candidate['genes']): Promise<string | null> => {
    try {
      const order = { genes, style: character.style, size: 768, slot: ID.unique() }
      const picture = await drawLook(api, order, AbortSignal.timeout(20_000))
      return await uploadPicture(api, { file: drawnFile(picture), id: newDrawnId() })
    } catch {
      return null
    }
  }
  return (
    <VariationsPanel
      candidates={shown}
      expected={candidates}
      drawing={draw.isPending}
      keeping={keep.isPending}
      onDraw={(request) => draw.mutate(request)}
      onKeep={(picked) => keep.mutate(picked)}
    />
  )
}
