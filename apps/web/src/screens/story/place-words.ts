import type { Panel } from '@eidolon/contract/stories.ts'
import { framesOf, placeBalloons } from '@eidolon/stories'
import { shownIn } from '#features/stories/shown-in.ts'
import type { StoryDraft } from '#features/stories/queries.ts'
import type { LoadApi } from '#lib/use-api.tsx'

/** Looks at a picture, and answers how the words of a panel that shows it lie off the faces in it. */
export async function wordsFor(api: LoadApi, mediaId: string) {
  const { size, heads } = await shownIn(api, mediaId)
  return (draft: StoryDraft, at: number, panel: Panel): Pick<Panel, 'balloons'> => {
    const page = draft.pages[at]
    const index = page?.panels.findIndex(({ id }) => id === panel.id) ?? -1
    const frame = framesOf(page?.cuts ?? [], draft).frames[index]
    return { balloons: frame ? placeBalloons(panel, frame, size, heads, draft.direction) : panel.balloons }
  }
}
