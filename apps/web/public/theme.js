// Before anything is painted, so that whoever works by day is not met by night first. The studio's own script goes on
// from here; the landing page is always at night.
try {
  const kept = localStorage.getItem('theme')
  const day = kept === 'day' || (kept === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  if (day && location.pathname !== '/') document.documentElement.dataset.theme = 'light'
} catch {
  // Storage may be forbidden; then it is night.
}
