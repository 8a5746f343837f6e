import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { MediaFate } from './changes.ts'
import type { Character } from './character.ts'
import type_ from '#ui/type/type.module.css'
import styles from './delete-dialog.module.css'

type Props = {
  readonly characters: readonly Character[]
  readonly onClose: () => void
  readonly onDelete: (media: MediaFate) => void
}

/** Asks before characters are deleted, says what happens to their pictures, and lets one choose. */
export function DeleteDialog({ characters, onClose, onDelete }: Props) {
  const [fate, setFate] = useState<MediaFate>('keep')
  const [first] = characters
  const who = characters.length === 1 ? (first?.name ?? '') : `${characters.length} characters`
  const media = characters.reduce((sum, { mediaCount }) => sum + mediaCount, 0)
  const things = media === 1 ? '1 picture or video' : `${formatNumber(media)} pictures and videos`
  const them = characters.length === 1 ? (first?.name ?? '') : 'them'
  return (
    <Dialog
      title={`Are you sure you want to delete ${who}?`}
      open={characters.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep {characters.length === 1 ? 'character' : 'characters'}</Button>
          <Button variant="danger" onClick={() => onDelete(fate)}>
            Delete
          </Button>
        </>
      }
    >
      {media === 0 ? (
        <p>There are no pictures or videos of {them}. You can undo this for some minutes.</p>
      ) : (
        <>
          <p>
            There {media === 1 ? 'is' : 'are'} {things} of {them}. You can undo this for some minutes.
          </p>
          <fieldset className={styles.fates}>
            <legend>What happens to {media === 1 ? 'it' : 'them'}?</legend>
            <Fate value="keep" chosen={fate} onChoose={setFate} title="Keep in the library" />
            <Fate value="trash" chosen={fate} onChoose={setFate} title="Move to the trash, for 30 days" />
            {fate === 'trash' ? <p className={type_.hint}>Those that show somebody else as well stay.</p> : null}
          </fieldset>
        </>
      )}
    </Dialog>
  )
}

type FateProps = {
  readonly value: MediaFate
  readonly chosen: MediaFate
  readonly title: string
  readonly onChoose: (fate: MediaFate) => void
}

function Fate({ value, chosen, title, onChoose }: FateProps) {
  return (
    <label className={styles.fate}>
      <input type="radio" name="fate" value={value} checked={chosen === value} onChange={() => onChoose(value)} />
      {title}
    </label>
  )
}
