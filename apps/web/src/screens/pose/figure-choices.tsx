import { memoSlot } from '#ui/memo-slot.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'

const sides: readonly { readonly id: string; readonly label: string }[] = [
  { id: '0', label: 'Front' },
  { id: '45', label: 'Half' },
  { id: '90', label: 'Left' },
  { id: '180', label: 'Back' },
  { id: '-90', label: 'Right' },
]

type SeenFromProps = { readonly turn: number; readonly onTurn: (turn: number) => void }

/** Where the figure of the editor is looked at from. */
export const SeenFrom = memoSlot(function SeenFrom({ turn, onTurn }: SeenFromProps) {
  return (
    <Segmented
      label="Seen from"
      options={sides}
      value={sides.find(({ id }) => Math.abs(Number(id) - turn) < 3)?.id ?? ''}
      onChange={(id) => onTurn(Number(id))}
    />
  )
})

type ShownAsProps = { readonly name: string; readonly isPlain: boolean; readonly onPlain: (isPlain: boolean) => void }

/** Whom the pose is shown on. */
export const ShownAs = memoSlot(function ShownAs({ name, isPlain, onPlain }: ShownAsProps) {
  return (
    <Segmented
      label="Shown on"
      options={[
        { id: 'person', label: name },
        { id: 'plain', label: 'A plain figure' },
      ]}
      value={isPlain ? 'plain' : 'person'}
      onChange={(id) => onPlain(id === 'plain')}
    />
  )
})
