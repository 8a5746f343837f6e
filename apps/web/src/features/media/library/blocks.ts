/** A stretch of the library that is fetched at once. What has not arrived is undefined. */
export type Block = {
  readonly id: number
  /** As 2026-11; empty where the order does not go along the months. */
  readonly month: string
  readonly count: number
  readonly ids?: readonly (string | undefined)[]
  /** Something may have changed since it was fetched. */
  readonly stale: boolean
}

export type MonthCount = { readonly month: string; readonly count: number }

const size = 100

/**
 * The blocks for these months. What is there already stays where it is as far as the counts allow, so that what one
 * looks at does not move; all of it is stale. New ones come in at the front, which is where the newest are.
 */
export function planBlocks(before: readonly Block[], months: readonly MonthCount[], nextId: () => number): Block[] {
  const known = new Map<string, Block[]>()
  for (const block of before) known.set(block.month, [...(known.get(block.month) ?? []), block])
  return months.flatMap(({ month, count }) => {
    const kept = known.get(month) ?? []
    const more = count - kept.reduce((sum, block) => sum + block.count, 0)
    const fitted = more < 0 ? shrunk(kept, -more) : kept
    const fresh = more > 0 ? grown(fitted, more, month, nextId) : fitted
    return fresh.map((block) => ({ ...block, stale: block.ids !== undefined }))
  })
}

function grown(kept: readonly Block[], more: number, month: string, nextId: () => number): Block[] {
  const [first, ...others] = kept
  if (first && more <= size / 2 && first.count + more <= size * 1.5) {
    const ids = first.ids && [...Array.from({ length: more }, () => undefined), ...first.ids]
    return [{ ...first, count: first.count + more, ...(ids && { ids }) }, ...others]
  }
  const lengths = Array.from({ length: Math.ceil(more / size) }, (_, index) => Math.min(size, more - index * size))
  return [...lengths.map((count) => ({ id: nextId(), month, count, stale: false })), ...kept]
}

function shrunk(kept: readonly Block[], fewer: number): Block[] {
  const blocks = [...kept]
  let left = fewer
  for (let last = blocks.pop(); last; last = blocks.pop()) {
    if (last.count > left) {
      const count = last.count - left
      return [...blocks, { ...last, count, ...(last.ids && { ids: last.ids.slice(0, count) }) }]
    }
    left -= last.count
  }
  return blocks
}

/** The blocks without these; whatever follows moves up. */
export function withoutIds(blocks: readonly Block[], gone: ReadonlySet<string>): Block[] {
  return blocks.flatMap((block) => {
    const ids = block.ids?.filter((id) => id === undefined || !gone.has(id))
    if (!ids || ids.length === block.count) return [block]
    return ids.length === 0 ? [] : [{ ...block, ids, count: ids.length }]
  })
}

/** How many of its month come before the block. */
export function offsetInMonth(blocks: readonly Block[], block: Block): number {
  let offset = 0
  for (const one of blocks) {
    if (one.id === block.id) return offset
    if (one.month === block.month) offset += one.count
  }
  return offset
}

export function totalOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { count }) => sum + count, 0)
}

/** The block that holds a place, and where it begins. */
export function blockIn(blocks: readonly Block[], index: number): { block: Block; start: number } | undefined {
  let start = 0
  for (const block of blocks) {
    if (index < start + block.count) return { block, start }
    start += block.count
  }
  return undefined
}

export function idIn(blocks: readonly Block[], index: number): string | undefined {
  const found = blockIn(blocks, index)
  return found?.block.ids?.[index - found.start]
}

/** Where one is, or -1. */
export function placeIn(blocks: readonly Block[], id: string): number {
  let start = 0
  for (const { ids, count } of blocks) {
    const at = ids?.indexOf(id) ?? -1
    if (at >= 0) return start + at
    start += count
  }
  return -1
}

/** The ids from one place to another, both included, of those that have arrived. */
export function idsIn(blocks: readonly Block[], from: number, to: number): readonly string[] {
  const ids = blocks.flatMap((block) => block.ids ?? Array.from({ length: block.count }, (): undefined => undefined))
  return ids.slice(from, to + 1).filter((id) => typeof id === 'string')
}
