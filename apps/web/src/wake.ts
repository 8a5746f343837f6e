/**
 * What the prerendered landing page runs instead of the application: it fetches that only once everything one sees
 * first has arrived, or at once when somebody reaches for the page or is signed in. Until then the links are links.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-wakes]')
const main = script?.dataset['wakes']
const reaches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const

let awake = false
function wake(): void {
  if (awake || !main) return
  awake = true
  for (const reach of reaches) removeEventListener(reach, wake)
  void import(/* @vite-ignore */ main)
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem('auth-storage')?.includes('"isAuthenticated":true') ?? false
  } catch {
    // Storage may be forbidden; then nobody is signed in.
    return false
  }
}

if (isSignedIn() || document.readyState === 'complete') wake()
else {
  addEventListener('load', wake, { once: true })
  for (const reach of reaches) addEventListener(reach, wake, { once: true, passive: true })
}
