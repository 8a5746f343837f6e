import { limits } from '@eidolon/contract/limits.ts'
import type { Balloon, BalloonKind, Cut, Panel, StoryPage } from '@eidolon/contract/stories.ts'
import { hasTail } from './balloons.ts'
import { keptCut } from './frames.ts'
import { type Layout, layouts, withoutFrame } from './layouts.ts'

/** Names for what is new in a story: at most sixteen letters and digits, told apart by whoever makes them. */
export type NewId = () => string

const newPanel = (newId: NewId): Panel => ({
  id: newId(),
  mediaId: null,
  zoom: 1,
  x: 0.5,
  y: 0.35,
  prompt: '',
  cast: [],
  generationId: null,
  balloons: [],
})

export function newPage(newId: NewId, layout: Pick<Layout, 'cuts'> = layouts[6] ?? { cuts: [] }): StoryPage {
  const panels = Array.from({ length: layout.cuts.length + 1 }, () => newPanel(newId))
  return { id: newId(), cuts: [...layout.cuts], panels }
}

/** Another one just like it, with names of its own. */
export const copiedPage = (page: StoryPage, newId: NewId): StoryPage => ({
  id: newId(),
  cuts: [...page.cuts],
  panels: page.panels.map((panel) => ({
    ...panel,
    id: newId(),
    generationId: null,
    balloons: panel.balloons.map((balloon) => ({ ...balloon, id: newId() })),
  })),
})

const usual: Readonly<Partial<Record<BalloonKind, Partial<Pick<Balloon, 'x' | 'y' | 'width' | 'size' | 'turn'>>>>> = {
  shout: { size: 1.25 },
  whisper: { size: 0.85 },
  caption: { x: 0.3, y: 0.05 },
  sound: { y: 0.5, width: 0.9, turn: -8 },
}

/** A balloon where the next one is read: below those that are there. */
export function newBalloon(newId: NewId, kind: BalloonKind, text: string, after: readonly Balloon[]): Balloon {
  const turn = after.length
  const y = Math.min(0.85, 0.2 + turn * 0.2)
  const tail = hasTail(kind) ? { x: turn % 2 === 0 ? 0.42 : 0.58, y: Math.min(1, y + 0.22) } : null
  const x = turn % 2 === 0 ? 0.34 : 0.64
  return { id: newId(), kind, text, x, y, width: 0.52, size: 1, turn: 0, ...usual[kind], tail }
}

/** Divides a panel; what was in it stays in its first half, or in its second. The page as it is when it is full. */
export function splitPanel(
  page: StoryPage,
  index: number,
  way: Cut['way'],
  at: number,
  newId: NewId,
  isNewFirst = false,
): StoryPage {
  if (page.panels.length >= limits.story.panels || !page.panels[index]) return page
  const panels = page.panels.toSpliced(isNewFirst ? index : index + 1, 0, newPanel(newId))
  return { ...page, cuts: [...page.cuts, { of: index, way, at: keptCut(at) }], panels }
}

/** Takes a panel out; its neighbor takes its room. The last one stays. */
export function removePanel(page: StoryPage, index: number): StoryPage {
  if (page.panels.length < 2 || !page.panels[index]) return page
  return { ...page, cuts: [...withoutFrame(page.cuts, index)], panels: page.panels.toSpliced(index, 1) }
}

export const moveGutter = (page: StoryPage, cut: number, at: number): StoryPage => ({
  ...page,
  cuts: page.cuts.map((each, index) => (index === cut ? { ...each, at: keptCut(at) } : each)),
})

/** Nothing is in it yet. */
export const isBlankPanel = ({ mediaId, prompt, balloons }: Panel): boolean =>
  mediaId === null && prompt === '' && balloons.length === 0

/** Another division of the page: panels keep their order, those that find no frame any more are told. */
export function withLayout(
  page: StoryPage,
  layout: Pick<Layout, 'cuts'>,
  newId: NewId,
): { readonly page: StoryPage; readonly lost: number } {
  const room = layout.cuts.length + 1
  // Blank ones make room first.
  const spare = Math.max(0, page.panels.length - room)
  const blank = new Set(page.panels.filter(isBlankPanel).toReversed().slice(0, spare))
  const kept = page.panels.filter((panel) => !blank.has(panel))
  const panels = [
    ...kept.slice(0, room),
    ...Array.from({ length: Math.max(0, room - kept.length) }, () => newPanel(newId)),
  ]
  return { page: { ...page, cuts: [...layout.cuts], panels }, lost: Math.max(0, kept.length - room) }
}

/** The list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
