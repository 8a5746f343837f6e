import { readScript, type ReadScript } from '@eidolon/stories'
import { useMemo, useState } from 'react'
import { newStoryId } from '#features/stories/queries.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AreaField } from '#ui/field/field.tsx'
import type_ from '#ui/type/type.module.css'

type Props = {
  readonly names: Readonly<Record<string, string>>
  readonly onClose: () => void
  readonly onTake: (pages: ReadScript['pages']) => void
}

const example = `PAGE 1
PANEL 1
The harbour at dawn.
CAPTION: Porto, before dawn.
MIRA: You said the ferry leaves at nine.
KOFI (whispers): It left at eight.`

/** A pasted script, and what would become of it. */
export function ScriptDialog({ names, onClose, onTake }: Props) {
  const [text, setText] = useState('')
  const speakers = useMemo(() => Object.entries(names).map(([id, name]) => ({ id, name })), [names])
  const { pages, unknown, left } = useMemo(() => readScript(text, speakers, newStoryId), [text, speakers])
  const panels = pages.reduce((sum, page) => sum + page.panels.length, 0)
  return (
    <Dialog
      title="From a script"
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={pages.length === 0} onClick={() => onTake(pages)}>
            Add the pages
          </Button>
        </>
      }
    >
      <AreaField
        label="Script"
        rows={12}
        value={text}
        placeholder={example}
        onChange={(event) => setText(event.target.value)}
      />
      <output className={type_.hint}>
        {pages.length === 0
          ? 'Write PAGE and PANEL, what a panel shows, and NAME: words for what is said.'
          : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, ${panels} ${panels === 1 ? 'panel' : 'panels'}.`}
        {unknown.length > 0 ? ` Nobody of yours is called ${unknown.slice(0, 5).join(', ')}.` : ''}
        {left > 0 ? ` ${left} more had no room.` : ''}
      </output>
    </Dialog>
  )
}
