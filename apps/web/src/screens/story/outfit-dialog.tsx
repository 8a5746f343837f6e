import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { wardrobeQuery } from '#features/characters/outfits.ts'
import { enginesQuery } from '#features/generations/queries.ts'
import {
  madeQuery,
  type NewOutfit,
  peopleIn,
  type Plan,
  planOutfit,
  withOutfit,
} from '#features/stories/outfit-change.ts'
import { mediaIn, type StoryDraft } from '#features/stories/queries.ts'
import type { Draft } from '#features/stories/use-draft.ts'
import { subscriptionKeys, subscriptionQuery } from '#features/subscription/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Select } from '#ui/select/select.tsx'
import type_ from '#ui/type/type.module.css'
import { useOutfitRun } from './use-outfit-run.ts'

type Props = {
  readonly draft: StoryDraft
  readonly change: Draft['change']
  readonly undo: () => void
  readonly names: Readonly<Record<string, string>>
  readonly onClose: () => void
}

const nobody: Plan = { orders: [], panels: 0, left: [] }
const panelsOf = (count: number): string => `${count} ${count === 1 ? 'panel' : 'panels'}`

/** Somebody in other clothes on every page: their panels are drawn again with everything else as it was. */
export function OutfitDialog({ draft, change, undo, names, onClose }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const ids = useMemo(() => mediaIn(draft.pages), [draft.pages])
  const { data: made, isError } = useQuery(madeQuery(api, ids))
  const abilities = useQuery(enginesQuery(api)).data?.find(({ id }) => id === 'illustrator')?.abilities
  const access = useQuery(subscriptionQuery(api)).data
  const people = made ? peopleIn(draft, made).filter((id) => names[id] !== undefined) : []
  const [chosen, setChosen] = useState('')
  const [worn, setWorn] = useState('')
  const who = people.includes(chosen) ? chosen : (people[0] ?? '')
  const wardrobe = useQuery(wardrobeQuery(api, who)).data ?? []
  const { run, begin, stop } = useOutfitRun()
  const own = wardrobe.find(({ $id }) => `own ${$id}` === worn)
  const known = abilities?.outfits.find(({ id }) => id === worn)
  const outfit: NewOutfit | undefined = own ?? (known && { outfit: known.id, colours: [] })
  const plan = made && abilities && outfit ? planOutfit(draft, made, who, outfit, abilities) : nobody

  const draw = async () => {
    if (!outfit) return
    const { drawn, problem } = await begin(plan.orders)
    void cache.invalidateQueries({ queryKey: subscriptionKeys.all })
    if (problem !== undefined) toast.error(problem)
    if (drawn.size > 0) {
      const panels = draft.pages.flatMap((page) => page.panels.filter(({ mediaId }) => drawn.has(mediaId ?? '')))
      // All of them at once: one step leads back.
      change((now) => withOutfit(now, drawn, who, outfit.outfit))
      toastWithAction(`${panelsOf(panels.length)} drawn anew.`, 'Undo', undo)
    }
    if (problem === undefined || drawn.size > 0) onClose()
  }
  return (
    <Dialog
      title="Change an outfit"
      onClose={run ? stop : onClose}
      actions={
        run ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" disabled={plan.orders.length === 0} onClick={() => void draw()}>
              Draw anew
            </Button>
          </>
        )
      }
    >
      {made && people.length === 0 ? <p className={type_.hint}>No picture of this story shows a character.</p> : null}
      {isError ? <p className={type_.hint}>The pictures of this story could not be looked at. Try again.</p> : null}
      {people.length > 0 ? (
        <>
          <Select
            label="Who"
            value={who}
            disabled={run !== undefined}
            options={people.map((id) => ({ id, label: names[id] ?? '' }))}
            onChange={(id) => {
              setChosen(id)
              if (worn.startsWith('own ')) setWorn('')
            }}
          />
          <Select
            label="Wears"
            value={worn}
            disabled={run !== undefined}
            options={[
              { id: '', label: 'Choose an outfit' },
              ...wardrobe.map(({ $id, name }) => ({ id: `own ${$id}`, label: `${name} (wardrobe)` })),
              ...(abilities?.outfits ?? []),
            ]}
            onChange={setWorn}
          />
        </>
      ) : null}
      {run ? (
        <>
          <Progress label="Panels drawn anew" done={run.done / run.of} />
          <output className={type_.hint}>
            {run.done} of {run.of} pictures. What is drawn when you stop is kept.
          </output>
        </>
      ) : (
        <output className={type_.hint}>
          {outfit ? planWords(plan, access?.active ? undefined : access?.freeLeft) : ''}
        </output>
      )}
    </Dialog>
  )
}

const maxNamed = 6

/** What will be drawn, what it counts, and what stays. */
function planWords({ orders, panels, left }: Plan, free: number | undefined): string {
  const count = orders.length
  const counts = `${panelsOf(panels)} drawn anew: ${count} ${count === 1 ? 'picture' : 'pictures'}, counted as ${count}.`
  const enough = free === undefined ? '' : ` You have ${free} free ${free === 1 ? 'one' : 'ones'} left.`
  const named = left.slice(0, maxNamed).map(({ page, panel, why }) => `page ${page + 1}, panel ${panel + 1} (${why})`)
  const more = left.length > maxNamed ? ` and ${left.length - maxNamed} more` : ''
  const stay = left.length > 0 ? ` Left as they are: ${named.join('; ')}${more}.` : ''
  return `${count === 0 ? 'No panel can be drawn anew.' : counts + enough}${stay}`
}
