import type { ReadPart, Reading } from '@eidolon/contract/readings.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { withoutPart } from './edits.ts'
import { shiftRanges } from './shift-ranges.ts'
import type { LiveReading } from './use-reading.ts'

type EditChoice = { readonly id: string; readonly label: string; readonly words: readonly string[] }

type Edit = {
  readonly before: string
  readonly after: string
  /** What was done, in words. */
  readonly said: string
  /** Which part was given another value, and what it said before. */
  readonly corrected?: { readonly field: string; readonly start: number; readonly label: string }
  /** What the text said, and what it says now until it has been read again. */
  readonly prior: Reading
  readonly reading: Reading
}

type Props = { readonly text: string; readonly live: LiveReading; readonly onChange: (text: string) => void }

/** Changes a text by what was read in it, and takes the last change back. */
export function useEdits({ text, live, onChange }: Props) {
  const [last, setLast] = useState<Edit>()
  // Whoever has typed since goes on from there: nothing of theirs is taken back.
  const edit = last?.after === text && last.before !== text ? last : undefined
  /** What a text is known to say that has not been read yet. */
  const [known, setKnown] = useState<{ readonly text: string; readonly reading: Reading }>()
  const newest = useRef(text)
  useLayoutEffect(() => {
    newest.current = text
  }, [text])
  const reading = known?.text === text && !live.settled ? known.reading : live.reading
  const show = (next: string, says: Reading) => {
    setKnown({ text: next, reading: says })
    onChange(next)
  }
  const apply = (next: Edit) => {
    setLast(next)
    show(next.after, next.reading)
  }
  return {
    reading,
    /** What can be taken back. */
    done: edit?.said,
    remove: (part: ReadPart) => {
      if (!reading) return
      const after = withoutPart(text, part, [...reading.parts, ...reading.unknown])
      const rest = { ...reading, parts: reading.parts.filter((one) => one !== part) }
      const said = `Removed “${part.label}”.`
      apply({ before: text, after, said, prior: reading, reading: shiftRanges(rest, text, after) })
    },
    correct: async (part: ReadPart, from: EditChoice | undefined, to: EditChoice) => {
      if (!reading) return
      try {
        // The reader with its whole vocabulary is fetched when it is first needed.
        const { reworded } = await import('./reword.ts')
        // Whoever has typed meanwhile means something else.
        if (newest.current !== text) return
        const { text: after, words } = reworded({ text, part, from, to })
        // "a" may have become "an" before it.
        const start = part.start + (after.length - text.length) - (words.length - part.text.length)
        const meant = { ...part, start, end: start + words.length, text: words, value: to.id, label: to.label }
        const { parts, ...rest } = shiftRanges(reading, text, after)
        const others = parts.filter((one) => one.end <= start || one.start >= meant.end)
        const all = [...others, meant].toSorted((one, other) => one.start - other.start)
        // Arrow keys pass through many values on their way: all of that is one change.
        const begun = edit?.corrected?.field === part.field && edit.corrected.start === part.start ? edit : undefined
        const label = begun?.corrected?.label ?? part.label
        apply({
          before: begun?.before ?? text,
          prior: begun?.prior ?? reading,
          after,
          said: `“${label}” is now “${to.label}”.`,
          corrected: { field: part.field, start, label },
          reading: { ...rest, parts: all },
        })
      } catch {
        toast.error('The words could not be changed. Try again.')
      }
    },
    undo: () => {
      if (edit) show(edit.before, edit.prior)
      setLast(undefined)
    },
  }
}
