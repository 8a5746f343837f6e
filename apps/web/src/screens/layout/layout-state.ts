import { createContext } from 'react'
import { createScrollMemory } from '#lib/scroll-memory.ts'

type Visit = ReturnType<typeof createLayoutState>

/** What the layout remembers from one page to the next. Without a window (the prerendered page) it remembers nothing. */
export function createLayoutState(page: Window | undefined) {
  const scroll = page && createScrollMemory(page)
  let lastPath: string | undefined
  return {
    /** Notes the arrival at a page and tells whether it comes from another one, rather than being the first. */
    arrive: (path: string, key: string): boolean => {
      const fromElsewhere = lastPath !== undefined && lastPath !== path
      lastPath = path
      scroll?.enter(key)
      return fromElsewhere
    },
    scrollOf: (key: string) => scroll?.positionOf(key) ?? 0,
    start: () => scroll?.start(),
  }
}

export const LayoutStateContext = createContext<Visit>(createLayoutState(undefined))
