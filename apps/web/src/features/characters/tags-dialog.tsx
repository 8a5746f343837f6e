import { cleanTags } from '@eidolon/contract/characters/characters.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TagsField } from '#ui/tags-field/tags-field.tsx'
import type { Character } from './character.ts'

type Props = {
  readonly characters: readonly Character[]
  readonly known: readonly string[]
  readonly onClose: () => void
  /** One character gets exactly these; several get them added to what they have. */
  readonly onSave: (tags: readonly string[]) => void
}

/** Tags of one character, or tags to add to several. */
export function TagsDialog({ characters, known, onClose, onSave }: Props) {
  const [only] = characters
  const single = characters.length === 1
  const [tags, setTags] = useState<readonly string[]>(single ? (only?.tags ?? []) : [])
  const { tag: length, tags: max } = limits.character
  const clean = cleanTags(tags)
  const error = clean.some((tag) => Array.from(tag).length > length)
    ? `A tag has at most ${length} characters.`
    : clean.length > max
      ? `At most ${max} tags.`
      : undefined
  return (
    <Dialog
      title={single ? `Tags of ${only?.name ?? ''}` : `Tag ${characters.length} characters`}
      open={characters.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={error !== undefined} onClick={() => onSave(clean)}>
            Save tags
          </Button>
        </>
      }
    >
      <TagsField
        label={single ? 'Tags' : 'Tags to add'}
        tags={clean}
        known={known}
        error={error}
        hint="Enter or a comma after each."
        onChange={setTags}
      />
    </Dialog>
  )
}
