import { useState } from 'react'
import { ColourField } from '#ui/colour-field/colour-field.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'

type Props = {
  readonly label: string
  /** What becomes of a colour that is picked: `settleColour` with the person as they are then. */
  readonly settle: (picked: string) => { readonly colour: string; readonly note: string | undefined }
  readonly value: string
  readonly none?: boolean
  readonly onChange: (colour: string) => void
}

/** A colour of a person. One that could not be seen is moved to the nearest that can, and that is said. */
export const GeneColour = memoSlot(function GeneColour({ label, settle, value, none = false, onChange }: Props) {
  const [said, setSaid] = useState<{ readonly colour: string; readonly note: string | undefined }>()
  return (
    <ColourField
      label={label}
      value={value}
      none={none}
      // What was said of one colour says nothing of another.
      note={said?.colour === value ? said.note : undefined}
      onChange={(picked) => {
        const settled = settle(picked)
        setSaid(settled)
        onChange(settled.colour)
      }}
    />
  )
})
