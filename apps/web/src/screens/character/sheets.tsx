import { SheetOrder, sheetLabels } from '@eidolon/contract/characters/sheets.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Character } from '#features/characters/character.ts'
import { isUnderWay, type Generation } from '#features/generations/generation.ts'
import { enginesQuery, recentGenerationsQuery } from '#features/generations/queries.ts'
import { ActiveGenerations } from '#features/generations/active-generations.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
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
        <div className={styles.drawn}>
          <ActiveGenerations label="Sheets being drawn" drawn={underWay.map(called)} />
        </div>
      ) : null}
      {open ? <SheetDialog character={character} abilities={engine.abilities} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

/** Of two of the same, the format says which is which. */
function called(generation: Generation) {
  const { data } = SheetOrder.safeParse(generation.request['sheet'])
  const name = data ? sheetLabels[data.sheet] : 'Sheet'
  const form = data?.format === 'pdf' ? ' (PDF)' : ''
  return { generation, name, says: `${name}${form}, ${generation.count} pictures` }
}
