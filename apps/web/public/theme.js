// Before anything is painted, so that a page by day does not begin at night. The studio's own script goes on
// from here; the landing page is always at night.
try {
  const kept = localStorage.getItem('theme')
  const day = kept === 'day' || (kept === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  if (day && location.pathname !== '/') document.documentElement.dataset.theme = 'light'
} catch {
  // Storage may be forbidden; then it is night.
}
