import { holdEarlyClicks } from '#lib/early-click.ts'

/**
 * What the prerendered landing page runs instead of the application: it fetches that only once everything one sees
 * first has arrived, or at once when the visitor reaches for the page or is signed in. Until then the links are links, and
 * a click on a button waits.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-wakes]')
const main = script?.dataset['wakes']
const reaches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const

// The rendered page is a visitor's: its links lead to the login. Who is signed in is led on from there, but to the dashboard.
const early = holdEarlyClicks(window, (link) => isSignedIn() && link.pathname === '/login')

let awake = false
function prefetch(): void {
  if (awake || !main) return
  awake = true
  for (const reach of reaches) removeEventListener(reach, prefetch)
  import(/* @vite-ignore */ main).catch(() => early.drop())
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem('auth-storage')?.includes('"isAuthenticated":true') ?? false
  } catch {
    // Storage may be forbidden; then the visitor is not signed in.
    return false
  }
}

if (isSignedIn() || document.readyState === 'complete') prefetch()
else {
  addEventListener('load', prefetch, { once: true })
  for (const reach of reaches) addEventListener(reach, prefetch, { once: true, passive: true })
}
