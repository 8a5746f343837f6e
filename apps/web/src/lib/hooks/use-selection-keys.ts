import { useEffect, useEffectEvent } from 'react'

const elsewhere = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]'

type Keys = { readonly active: boolean; readonly onAll: () => void; readonly onClear: () => void }

/** Ctrl or ⌘ with A selects all of a list, Escape nothing; fields, dialogs and menus keep these keys for themselves. */
export function useSelectionKeys({ active, onAll, onClear }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(elsewhere))) return
    if (event.key === 'Escape') onClear()
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onAll()
    }
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
