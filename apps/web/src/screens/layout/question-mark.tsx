import { lazy, Suspense, useEffect, useState } from 'react'

const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet }))

/** A question mark shows the keys of the screen, except in a text field. The sheet is fetched when it is first wanted. */
export function QuestionMark() {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea, select')
      if (event.key !== '?' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setOpen((shown) => !shown)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return open === undefined ? null : (
    <Suspense>
      <KeysSheet open={open} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
