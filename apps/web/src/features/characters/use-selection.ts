import { useMemo, useRef, useState } from 'react'
import { useSelectionKeys } from '#lib/hooks/use-selection-keys.ts'
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

  useSelectionKeys({
    active: ids.size > 0,
    onAll: () => setIds(new Set(shown.map(({ $id }) => $id))),
    onClear: clear,
  })

  // What has left the list is no longer selected.
  const selected = useMemo(() => shown.filter(({ $id }) => ids.has($id)), [shown, ids])
  return { selected, isSelected: (id: string) => ids.has(id), toggle, clear }
}
