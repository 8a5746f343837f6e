import type { Panel, StoryPage } from '@eidolon/contract/stories.ts'
import { type Ink, pictureInks } from '@eidolon/stories'
import type { Crop, LeavingStory, PanelPicture } from '#application/stories/ports.ts'

export type InkOf<Kind extends Ink['kind']> = Extract<Ink, { kind: Kind }>

/** A page as it is drawn elsewhere: what it is laid out from, and its pictures in the order of their panels. */
type FilledPage = {
  readonly page: StoryPage
  readonly style: Pick<LeavingStory, 'format' | 'direction'>
  readonly sizes: LeavingStory['sizes']
  readonly pictures: readonly { readonly frame: InkOf<'picture'>['frame']; readonly picture: PanelPicture }[]
}

/**
 * A page with its pictures as files of so many pixels to the unit. A panel whose picture cannot be had is drawn as one
 * without. Its words are laid out where it is drawn.
 */
export async function filledPage(
  page: StoryPage,
  story: LeavingStory,
  { density, as }: { readonly density: number; readonly as: Crop['as'] },
): Promise<FilledPage> {
  const { format, direction, sizes } = story
  const style = { format, direction }
  const found = new Map<Panel, FilledPage['pictures'][number]>()
  for (const ink of pictureInks(page, style, sizes)) {
    if (ink.kind !== 'picture') continue
    const picture = await story.picture(ink.panel.mediaId ?? '', { ...seenOf(ink, density), as })
    if (picture) found.set(ink.panel, { frame: ink.frame, picture })
  }
  const panels = page.panels.map((panel) => (found.has(panel) ? panel : { ...panel, mediaId: null }))
  const shown = new Set(panels.flatMap(({ mediaId }) => mediaId ?? []))
  return {
    page: { ...page, panels },
    style,
    sizes: new Map([...sizes].filter(([id]) => shown.has(id))),
    pictures: [...found.values()],
  }
}

/** What of a picture is seen in its frame. */
const seenOf = ({ frame, box }: InkOf<'picture'>, density: number): Omit<Crop, 'as'> => ({
  left: (frame.x - box.x) / box.width,
  top: (frame.y - box.y) / box.height,
  width: frame.width / box.width,
  height: frame.height / box.height,
  across: Math.ceil(frame.width * density),
  down: Math.ceil(frame.height * density),
})
