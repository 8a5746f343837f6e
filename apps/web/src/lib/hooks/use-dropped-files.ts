import { useEffect, useEffectEvent, useState } from 'react'

/** Files dropped anywhere on the page. Answers whether some are being held over it. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [dragging, setDragging] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    // Every element one passes over tells of entering and leaving; the page is left when all entered ones were.
    let depth = 0
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth += 1
      setDragging(true)
    }
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth -= 1
      if (depth <= 0) setDragging(false)
    }
    const over = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      depth = 0
      setDragging(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    const handlers = { dragenter: enter, dragleave: leave, dragover: over, drop } as const
    const names = ['dragenter', 'dragleave', 'dragover', 'drop'] as const
    for (const name of names) document.addEventListener(name, handlers[name])
    return () => {
      for (const name of names) document.removeEventListener(name, handlers[name])
    }
  }, [])
  return dragging
}
