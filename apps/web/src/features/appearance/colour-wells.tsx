import { nearestSkin, readGenes, skinOf } from '@eidolon/people'
import { useState } from 'react'
import { ColourField } from '#ui/colour-field/colour-field.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import styles from './colour-wells.module.css'
import { GeneColour } from './gene-colour.tsx'
import type { Genes } from './genes.ts'
import { settleColour } from './settle-colour.ts'

type Props = {
  /** The person as they are now. */
  readonly genes: Genes
  readonly onDial: (changed: Genes) => void
}

const wells = [
  ['hairColour', 'Hair'],
  ['eyeColour', 'Eyes'],
  ['primary', 'Clothes'],
  ['secondary', 'Second colour'],
] as const

/** The colours that one asks for first, at a glance; every other is among the dials. */
export const ColourWells = memoSlot(function ColourWells({ genes, onDial }: Props) {
  const person = readGenes(genes)
  const [hair, eyes, ...clothes] = wells.map(([gene, label]) => (
    <GeneColour
      key={gene}
      label={label}
      settle={(picked) => settleColour(gene, picked, genes)}
      value={person[gene]}
      onChange={(colour) => onDial({ [gene]: colour })}
    />
  ))
  return (
    <fieldset className={styles.wells}>
      <legend>Colours</legend>
      <div className={styles.row}>
        {hair}
        {eyes}
        <SkinWell skin={skinOf(person)} onDial={onDial} />
        {clothes}
      </div>
    </fieldset>
  )
})

/** Skin comes in the colours that people have, and in some that nobody is born with: the nearest is taken. */
const SkinWell = memoSlot(function SkinWell({ skin, onDial }: Pick<Props, 'onDial'> & { readonly skin: string }) {
  const [said, setSaid] = useState<{ readonly colour: string; readonly note: string }>()
  return (
    <ColourField
      label="Skin"
      value={skin}
      note={said?.colour === skin ? said.note : undefined}
      onChange={(picked) => {
        const nearest = nearestSkin(picked)
        const colour = skinOf(nearest)
        setSaid({ colour, note: colour === picked ? '' : `${picked} became ${colour}, the nearest skin there is.` })
        onDial(nearest)
      }}
    />
  )
})
