import type { Panel, StoryPage } from '@eidolon/contract/stories.ts'
import { layBalloon, storyColors } from './balloons.ts'
import { type Box, framesOf, pageSizes, type PageStyle, pictureBox, type Size } from './frames.ts'
import type { Ink } from './ink.ts'
import { rectangle } from './paths.ts'

/** How large pictures are, by the id of their media; what is not in it is not drawn. */
export type KnownPictures = ReadonlyMap<string, Size>

/** Everything on a page. The editor, exports and shared pages draw this and nothing else. */
export const inksOf = (page: StoryPage, style: PageStyle, pictures: KnownPictures): readonly Ink[] => [
  ...pictureInks(page, style, pictures),
  // Words lie over all pictures: a balloon may reach over a gutter.
  ...wordInks(page, style),
]

/** The paper and the panels with their pictures: everything that words lie over. */
export const pictureInks = (page: StoryPage, style: PageStyle, pictures: KnownPictures): readonly Ink[] => [
  { kind: 'shape', path: rectangle({ x: 0, y: 0, ...pageSizes[style.format] }), fill: storyColors.paper },
  ...framedPanels(page, style).flatMap(({ panel, frame }) => panelInks(panel, frame, pictures)),
]

/** Balloons, captions and sounds. */
export const wordInks = (page: StoryPage, style: PageStyle): readonly Ink[] =>
  framedPanels(page, style).flatMap(({ panel, frame }) =>
    panel.balloons.flatMap((balloon) => layBalloon(balloon, frame).inks),
  )

function framedPanels({ cuts, panels }: StoryPage, style: PageStyle) {
  const { frames } = framesOf(cuts, style)
  return panels.flatMap((panel, index) => {
    const frame = frames[index]
    return frame ? [{ panel, frame }] : []
  })
}

function panelInks(panel: Panel, frame: Box, pictures: KnownPictures): readonly Ink[] {
  const size = panel.mediaId === null ? undefined : pictures.get(panel.mediaId)
  const border: Ink = { kind: 'shape', path: rectangle(frame), stroke: { colour: storyColors.ink, width: 5 } }
  if (!size) return [{ kind: 'shape', path: rectangle(frame), fill: storyColors.empty }, border]
  return [{ kind: 'picture', panel, frame, box: pictureBox(frame, size, panel) }, border]
}
