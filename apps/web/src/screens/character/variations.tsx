import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { refetchLists } from '#features/characters/cache.ts'
import { createCharacter } from '#features/characters/changes.ts'
import type { Character } from '#features/characters/character.ts'
import { varyCharacter, type VariationRequest } from '#features/appearance/calls.ts'
import { VariationsPanel, type Candidate } from '#features/appearance/variations-panel.tsx'
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
