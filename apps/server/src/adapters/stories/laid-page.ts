import type { Panel, StoryPage } from '@eidolon/contract/stories.ts'
import { type Ink, inksOf } from '@eidolon/stories'
import type { Crop, LeavingStory, PanelPicture } from '#application/stories/ports.ts'

export type InkOf<Kind extends Ink['kind']> = Extract<Ink, { kind: Kind }>

type LaidPage = {
  readonly inks: readonly Ink[]
  readonly pictures: ReadonlyMap<Panel, PanelPicture>
}

/**
 * Everything on a page, with its pictures as files of so many pixels to the unit. A panel whose picture cannot be had is
 * drawn as one without.
 */
export async function laidPage(
  page: StoryPage,
  story: LeavingStory,
  { density, as }: { readonly density: number; readonly as: Crop['as'] },
): Promise<LaidPage> {
  const pictures = new Map<Panel, PanelPicture>()
  for (const ink of inksOf(page, story, story.sizes)) {
    if (ink.kind !== 'picture') continue
    const found = await story.picture(ink.panel.mediaId ?? '', { ...seenOf(ink, density), as })
    if (found) pictures.set(ink.panel, found)
  }
  const panels = page.panels.map((panel) => (pictures.has(panel) ? panel : { ...panel, mediaId: null }))
  return { inks: inksOf({ ...page, panels }, story, story.sizes), pictures }
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
