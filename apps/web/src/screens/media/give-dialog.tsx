import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/select/select.tsx'

type Props = {
  /** Whom it is said to show now; null for nobody. */
  readonly characterId: string | null
  readonly names: Readonly<Record<string, string>>
  readonly onClose: () => void
  readonly onGive: (characterId: string | null) => void
}

/** Whom an upload shows. */
export function GiveDialog({ characterId, names, onClose, onGive }: Props) {
  const [chosen, setChosen] = useState(characterId ?? '')
  return (
    <Dialog
      title="Whom does it show?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onGive(chosen || null)}>
            Save
          </Button>
        </>
      }
    >
      <p>It is listed with this character then, and can become the portrait that engines draw from.</p>
      <Select
        label="Character"
        value={chosen}
        options={[{ id: '', label: 'Nobody' }, ...Object.entries(names).map(([id, label]) => ({ id, label }))]}
        onChange={setChosen}
      />
    </Dialog>
  )
}
