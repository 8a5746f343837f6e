import type { Reading } from '@eidolon/contract/readings.ts'
import { choicesFor } from '#features/appearance/corrections.ts'
import { ReadingNotes } from '#features/prompt-interpretation/reading-notes.tsx'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof ReadingNotes>, 'choicesFor'> & { readonly reading: Reading }

/** The notes with everything that can be meant: the catalog is fetched beside the form, not with it. */
export function PromptNotes(props: Props) {
  return <ReadingNotes {...props} choicesFor={choicesFor} />
}
