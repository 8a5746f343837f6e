import { useState } from 'react'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'

type Props = {
  readonly label: string
  /** What becomes of a color that is picked: `settleColor` with the person as they are then. */
  readonly settle: (picked: string) => { readonly colour: string; readonly note: string | undefined }
  readonly value: string
  readonly none?: boolean
  readonly onChange: (color: string) => void
}

/** A color of a person. One that could not be seen is moved to the nearest that can, and that is said. */
export const GeneColor = memoSlot(function GeneColor({ label, settle, value, none = false, onChange }: Props) {
  const [said, setSaid] = useState<{ readonly colour: string; readonly note: string | undefined }>()
  return (
    <ColorField
      label={label}
      value={value}
      none={none}
      // What was said of one color says nothing of another.
      note={said?.colour === value ? said.note : undefined}
      onChange={(picked) => {
        const settled = settle(picked)
        setSaid(settled)
        onChange(settled.colour)
      }}
    />
  )
})
