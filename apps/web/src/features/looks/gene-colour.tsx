import { useState } from 'react'
import { ColourField } from '#ui/colour-field/colour-field.tsx'
import type { Genes } from './genes.ts'
import { settleColour } from './settle-colour.ts'

type Props = {
  readonly gene: string
  readonly label: string
  readonly genes: Genes
  readonly value: string
  readonly none?: boolean
  readonly onChange: (colour: string) => void
}

/** A colour of a person. One that could not be seen is moved to the nearest that can, and that is said. */
export function GeneColour({ gene, label, genes, value, none = false, onChange }: Props) {
  const [said, setSaid] = useState<{ readonly colour: string; readonly note: string | undefined }>()
  return (
    <ColourField
      label={label}
      value={value}
      none={none}
      // What was said of one colour says nothing of another.
      note={said?.colour === value ? said.note : undefined}
      onChange={(picked) => {
        const settled = settleColour(gene, picked, genes)
        setSaid(settled)
        onChange(settled.colour)
      }}
    />
  )
}
