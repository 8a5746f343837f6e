import type { MediaAsked } from '@eidolon/contract/media/media-search.ts'
import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'

type Props = {
  /** Something was searched or filtered for. */
  readonly wanted: boolean
  /** What a search was understood to ask for. */
  readonly asked: MediaAsked | undefined
  readonly trash: boolean
  readonly onClear: () => void
  readonly onLeaveTrash: () => void
}

export function EmptyLibrary({ wanted, asked, trash, onClear, onLeaveTrash }: Props) {
  return (
    <EmptySheet ratios={[1.5, 0.8, 1.2]} tall>
      {wanted ? (
        <Empty as="h2" title="Nothing like that here" action={<Button onClick={onClear}>Show everything</Button>}>
          {asked ? understood(asked) : 'No picture or video matches what you look for.'}
        </Empty>
      ) : trash ? (
        <Empty as="h2" title="The trash is empty" action={<Button onClick={onLeaveTrash}>Back to the library</Button>}>
          What you throw away stays here for 30 days before it is deleted.
        </Empty>
      ) : (
        <Empty
          as="h2"
          title="You don't have any media yet"
          action={
            <ButtonLink variant="primary" to={routes.newMedia()}>
              Generate Media
            </ButtonLink>
          }
        >
          Pictures and videos appear here as they are drawn, newest first. Or drop pictures of your own here.
        </Empty>
      )}
    </EmptySheet>
  )
}

/** What was looked for, so that one sees where it was understood otherwise than it was meant. */
function understood({ parts, words, without }: MediaAsked): string {
  const quoted = words.map((word) => `“${word}”`)
  const wanted = [...parts, ...quoted].join(', ')
  const denied = without.map((label) => label.toLowerCase()).join(', ')
  if (wanted === '' && denied === '')
    return 'Nothing in it can be looked for. Try the words that a picture was made from.'
  if (wanted === '') return `Looked for everything with ${denied}. There is nothing.`
  const asked = [wanted, denied].filter(Boolean).join(', but ')
  return `Looked for: ${asked}. Nothing of yours shows or says any of it.`
}
