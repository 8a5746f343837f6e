const key = 'theme'
const dayQuery = '(prefers-color-scheme: light)'

/** Night is the studio's own. */
export const themes = ['night', 'day', 'system'] as const
export type Theme = (typeof themes)[number]

type ThemedWindow = Pick<Window, 'document' | 'localStorage' | 'matchMedia'>

export function isTheme(text: unknown): text is Theme {
  return themes.some((known) => known === text)
}

function keptTheme({ localStorage }: ThemedWindow): Theme {
  const kept = localStorage.getItem(key)
  return isTheme(kept) ? kept : 'night'
}

/** Shows what was chosen, and follows the system where that was. Returns how to stop. */
export function showTheme(page: ThemedWindow): () => void {
  const system = page.matchMedia(dayQuery)
  const show = () => {
    const theme = keptTheme(page)
    paint(page, theme === 'day' || (theme === 'system' && system.matches))
  }
  show()
  system.addEventListener('change', show)
  return () => system.removeEventListener('change', show)
}

export function showNight(page: ThemedWindow): void {
  paint(page, false)
}

/** From now on, and on the next visit from the first moment on. */
export function keepTheme(page: ThemedWindow, wanted: string): void {
  if (isTheme(wanted) && wanted !== 'night') page.localStorage.setItem(key, wanted)
  else page.localStorage.removeItem(key)
  // Once, without following the system: the shown page does that.
  showTheme(page)()
}

function paint({ document }: ThemedWindow, day: boolean): void {
  if (day) document.documentElement.dataset['theme'] = 'light'
  else delete document.documentElement.dataset['theme']
  // The bar of a phone's browser is a part of the room.
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', day ? '#f4f1ea' : '#090c12')
}
