import { nearestSkin, readGenes, skinOf } from '@eidolon/people'
import { useState } from 'react'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import styles from './color-wells.module.css'
import { GeneColor } from './gene-color.tsx'
import type { Genes } from './genes.ts'
import { settleColor } from './settle-color.ts'

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

/** The colors that one asks for first, at a glance; every other is among the dials. */
export const ColorWells = memoSlot(function ColorWells({ genes, onDial }: Props) {
  const person = readGenes(genes)
  const [hair, eyes, ...clothes] = wells.map(([gene, label]) => (
    <GeneColor
      key={gene}
      label={label}
      settle={(picked) => settleColor(gene, picked, genes)}
      value={person[gene]}
      onChange={(color) => onDial({ [gene]: color })}
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

/** The nearest of the natural and fantasy skin colors is used. */
const SkinWell = memoSlot(function SkinWell({ skin, onDial }: Pick<Props, 'onDial'> & { readonly skin: string }) {
  const [said, setSaid] = useState<{ readonly colour: string; readonly note: string }>()
  return (
    <ColorField
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
