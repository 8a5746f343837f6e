import type { Panel, StoryPage } from '@eidolon/contract/stories.ts'
import { layBalloon, storyColours } from './balloons.ts'
import { type Box, framesOf, pageSizes, type PageStyle, pictureBox, type Size } from './frames.ts'
import type { Ink } from './ink.ts'
import { rectangle } from './paths.ts'

/** How large pictures are, by the id of their media; what is not in it is not drawn. */
export type KnownPictures = ReadonlyMap<string, Size>

/** Everything on a page. The editor, exports and shared pages draw this and nothing else. */
export function inksOf(page: StoryPage, style: PageStyle, pictures: KnownPictures): readonly Ink[] {
  const { frames } = framesOf(page.cuts, style)
  const panels = page.panels.flatMap((panel, index) => {
    const frame = frames[index]
    return frame ? [{ panel, frame }] : []
  })
  return [
    { kind: 'shape', path: rectangle({ x: 0, y: 0, ...pageSizes[style.format] }), fill: storyColours.paper },
    ...panels.flatMap(({ panel, frame }) => panelInks(panel, frame, pictures)),
    // Words lie over all pictures: a balloon may reach over a gutter.
    ...panels.flatMap(({ panel, frame }) => panel.balloons.flatMap((balloon) => layBalloon(balloon, frame).inks)),
  ]
}

function panelInks(panel: Panel, frame: Box, pictures: KnownPictures): readonly Ink[] {
  const size = panel.mediaId === null ? undefined : pictures.get(panel.mediaId)
  const border: Ink = { kind: 'shape', path: rectangle(frame), stroke: { colour: storyColours.ink, width: 5 } }
  if (!size) return [{ kind: 'shape', path: rectangle(frame), fill: storyColours.empty }, border]
  return [{ kind: 'picture', panel, frame, box: pictureBox(frame, size, panel) }, border]
}
