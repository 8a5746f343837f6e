import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Character } from './character.ts'

/**
 * Several characters at once. A box toggles one, with Shift everything from the last one on; Ctrl or ⌘ with A takes all
 * that are shown, Escape lets go.
 */
export function useSelection(shown: readonly Character[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)

  const toggle = (character: Character, range: boolean) => {
    const { $id } = character
    const from = range ? shown.findIndex((one) => one.$id === last.current) : -1
    const to = shown.findIndex((one) => one.$id === $id)
    last.current = $id
    setIds((before) => {
      const next = new Set(before)
      if (from >= 0 && to >= 0) {
        for (const one of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one.$id)
      } else if (!next.delete($id)) next.add($id)
      return next
    })
  }
  const clear = () => setIds(new Set())

  const selecting = ids.size > 0
  const press = useEffectEvent((event: KeyboardEvent) => {
    const elsewhere = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]'
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(elsewhere))) return
    if (event.key === 'Escape') clear()
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      setIds(new Set(shown.map(({ $id }) => $id)))
    }
  })
  useEffect(() => {
    if (!selecting) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [selecting])

  // What has left the list is no longer selected.
  const selected = useMemo(() => shown.filter(({ $id }) => ids.has($id)), [shown, ids])
  return { selected, isSelected: (id: string) => ids.has(id), toggle, clear }
}
