const storageKey = 'scroll-positions'

/**
 * Where each history entry was scrolled to. The browser's own memory acts before a screen that loads late is there,
 * so while the studio runs it is switched off; a reload is left to the browser.
 */
export function createScrollMemory(page: Window) {
  const positions = new Map<string, number>(read(page.sessionStorage))
  let current = ''
  return {
    /** From now on the position belongs to the entry `key`. */
    enter: (key: string) => {
      current = key
    },
    positionOf: (key: string) => positions.get(key) ?? 0,
    start: () => {
      const note = () => positions.set(current, page.scrollY)
      const leave = () => {
        page.history.scrollRestoration = 'auto'
        page.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)))
      }
      page.history.scrollRestoration = 'manual'
      page.addEventListener('scroll', note, { passive: true })
      page.addEventListener('pagehide', leave)
      return () => {
        page.removeEventListener('scroll', note)
        page.removeEventListener('pagehide', leave)
      }
    },
  }
}

function read(storage: Storage): [string, number][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
