import { SheetOrder, sheetLabels } from '@eidolon/contract/sheets.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Character } from '#features/characters/character.ts'
import { cancelGeneration } from '#features/generations/calls.ts'
import { isUnderWay, type Generation } from '#features/generations/generation.ts'
import { enginesQuery, generationKeys, recentGenerationsQuery } from '#features/generations/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import type_ from '#ui/type/type.module.css'
import { SheetDialog } from './sheet-dialog.tsx'
import styles from './sheets.module.css'

/** Where sheets are asked for, and how far those are that were. Nothing, where no engine draws any. */
export function Sheets({ character }: { readonly character: Character }) {
  const api = useApi()
  const [open, setOpen] = useState(false)
  const { data: engines = [] } = useQuery(enginesQuery(api))
  const { data: recent = [] } = useQuery(recentGenerationsQuery(api))
  const engine = engines.find(({ abilities }) => abilities.sheets.length > 0)
  if (!engine) return null
  const underWay = recent.filter((one) => one.kind === 'sheet' && one.characterId === character.$id && isUnderWay(one))
  return (
    <section className={styles.sheets} aria-labelledby="sheets">
      <div className={styles.words}>
        <h2 className={type_.display4} id="sheets">
          Sheets
        </h2>
        <p className={type_.hint}>
          All sides, every mood, outfits, poses or a whole page about {character.name}, as one file.
        </p>
      </div>
      <Button disabled={!engine.available} onClick={() => setOpen(true)}>
        <Icon name="squares" />
        Make a sheet
      </Button>
      {engine.available ? null : <p className={type_.hint}>{engine.reason}</p>}
      {underWay.length > 0 ? (
        <ul className={styles.drawn}>
          {underWay.map((generation) => (
            <UnderWay key={generation.$id} generation={generation} />
          ))}
        </ul>
      ) : null}
      {open ? <SheetDialog character={character} abilities={engine.abilities} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

function UnderWay({ generation }: { readonly generation: Generation }) {
  const api = useApi()
  const cache = useQueryClient()
  const { $id, status, stage, progress, count, request } = generation
  const { data } = SheetOrder.safeParse(request['sheet'])
  const label = data ? sheetLabels[data.sheet] : 'Sheet'
  // Of two of the same, which is which.
  const form = data?.format === 'pdf' ? ' (PDF)' : ''
  const cancel = async () => {
    try {
      await cancelGeneration(api, $id)
    } catch {
      toast.error('Not cancelled: out of reach.')
    }
    await cache.invalidateQueries({ queryKey: generationKeys.recent })
  }
  return (
    <li>
      <p>
        {label}
        {form}, {count} pictures ·{' '}
        {status === 'queued' ? 'waiting for its turn' : `${stage || 'drawing'} · ${Math.floor(progress * 100)} %`}
      </p>
      <Button size="sm" variant="plain" aria-label={`Cancel ${label}`} onClick={() => void cancel()}>
        <Icon name="close" />
        Cancel
      </Button>
      <Progress label={`Drawing ${label}`} done={status === 'queued' ? 0 : progress} />
    </li>
  )
}
