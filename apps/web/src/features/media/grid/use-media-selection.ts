import { mediaLimits } from '@eidolon/contract/media/media.ts'
import { useState } from 'react'
import { useSelectionKeys } from '#lib/hooks/use-selection-keys.ts'
import type { Library } from '#features/media/library/library.ts'

export type Selection = ReturnType<typeof useMediaSelection>

/**
 * Several at once, by id. A box toggles one, with Shift everything from the last one on; Ctrl or ⌘ with A takes all, as
 * many as one archive may hold; Escape lets go. What was not fetched yet is fetched for it.
 */
export function useMediaSelection(library: Library, total: number, onTooMany: (max: number) => void) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const clear = () => setIds((before) => (before.size === 0 ? before : new Set()))
  const add = (some: readonly string[]) => setIds((before) => new Set([...before, ...some]))

  const extend = async (from: number, to: number) => {
    const some = await library.idsBetween(Math.min(from, to), Math.max(from, to))
    add(some)
    setLast(library.idAt(to))
  }
  const toggle = async (place: number, range: boolean) => {
    const id = library.idAt(place)
    if (id === undefined) return
    const from = range && last !== undefined ? library.indexOf(last) : -1
    if (from >= 0) return extend(from, place)
    setLast(id)
    setIds((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }
  const all = async () => {
    const max = mediaLimits.archived
    const { isOpen } = library.state.getState()
    const some = await library.idsBetween(0, (isOpen ? max : Math.min(total, max)) - 1)
    add(some)
    if (library.total() > max) onTooMany(max)
  }

  useSelectionKeys({ active: true, onAll: () => void all(), onClear: clear })
  return { ids, size: ids.size, has: (id: string) => ids.has(id), toggle, extend, all, clear }
}
