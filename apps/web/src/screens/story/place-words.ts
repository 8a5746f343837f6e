import type { Balloon, Panel } from '@eidolon/contract/stories.ts'
import { framesOf, hasTail, placeBalloons, tailTo } from '@eidolon/stories'
import { pictureMeta } from '#features/stories/picture-meta.ts'
import type { StoryDraft } from '#features/stories/queries.ts'
import type { LoadApi } from '#lib/use-api.tsx'

/** Looks at a picture, and answers how the words of a panel that shows it lie off the faces in it. */
export async function wordsFor(api: LoadApi, mediaId: string) {
  const { size, heads } = await pictureMeta(api, mediaId)
  return (draft: StoryDraft, at: number, panel: Panel): Pick<Panel, 'balloons'> => {
    const frame = frameOf(draft, at, panel)
    return { balloons: frame ? placeBalloons(panel, frame, size, heads, draft.direction) : panel.balloons }
  }
}

/** Looks at a picture, and answers where the tail of words in it ends: before the face of who says them, where that is known. */
export async function tailFor(api: LoadApi, mediaId: string) {
  const { size, heads } = await pictureMeta(api, mediaId)
  return (draft: StoryDraft, at: number, panel: Panel, balloon: Balloon): Partial<Balloon> => {
    const frame = hasTail(balloon.kind) ? frameOf(draft, at, panel) : undefined
    const tail = frame && tailTo(balloon, panel, frame, size, heads)
    return tail ? { tail } : {}
  }
}

function frameOf(draft: StoryDraft, at: number, { id }: Panel) {
  const page = draft.pages[at]
  const index = page?.panels.findIndex((one) => one.id === id) ?? -1
  return framesOf(page?.cuts ?? [], draft).frames[index]
}
