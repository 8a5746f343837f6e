import type { Balloon, Panel, StoryPage } from '@eidolon/contract/stories.ts'
import { rounded } from '@eidolon/stories'
import type { StoryDraft } from '#features/stories/queries.ts'

/** What one works on. */
export type StorySelection = { readonly page: number; readonly panel: string | null; readonly balloon: string | null }

export const withPage = (draft: StoryDraft, at: number, change: (page: StoryPage) => StoryPage): StoryDraft => ({
  ...draft,
  pages: draft.pages.map((page, index) => (index === at ? change(page) : page)),
})

export const withPanel = (
  draft: StoryDraft,
  at: number,
  id: string,
  change: (panel: Panel) => Partial<Panel>,
): StoryDraft =>
  withPage(draft, at, (page) => ({
    ...page,
    panels: page.panels.map((panel) => (panel.id === id ? { ...panel, ...change(panel) } : panel)),
  }))

export const withBalloon = (
  draft: StoryDraft,
  at: number,
  panelId: string,
  id: string,
  change: (balloon: Balloon) => Partial<Balloon>,
): StoryDraft =>
  withPanel(draft, at, panelId, ({ balloons }) => ({
    balloons: balloons.map((balloon) => (balloon.id === id ? { ...balloon, ...change(balloon) } : balloon)),
  }))

/** Within bounds, and no longer as text than it has to be. */
export const kept = (value: number, min = 0, max = 1): number => rounded(Math.min(max, Math.max(min, value)))

/** Which way an arrow key goes; larger with Shift. */
export function stepOf(event: {
  readonly key: string
  readonly shiftKey: boolean
}): { x: number; y: number } | undefined {
  const step = event.shiftKey ? 0.08 : 0.015
  switch (event.key) {
    case 'ArrowLeft':
      return { x: -step, y: 0 }
    case 'ArrowRight':
      return { x: step, y: 0 }
    case 'ArrowUp':
      return { x: 0, y: -step }
    case 'ArrowDown':
      return { x: 0, y: step }
    default:
      return undefined
  }
}
