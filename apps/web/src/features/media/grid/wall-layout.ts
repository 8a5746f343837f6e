import type { Block } from '#features/media/library/blocks.ts'

export type WallMode = 'justified' | 'square'

export type Wall = {
  readonly mode: WallMode
  readonly width: number
  /** How high a justified row is, and how wide a square is, about. */
  readonly target: number
  readonly gap: number
  readonly headingHeight: number
}

/** Every row of the wall in arrays of numbers: with 100,000 pictures there are some twenty thousand of them. */
export type WallLayout = {
  readonly count: number
  /** Where a row's first picture is in the library. */
  readonly first: Int32Array
  /** How many it has; 0 in a heading. */
  readonly many: Int32Array
  /** With the gap below it. */
  readonly height: Float64Array
  /** Which month a heading is for. */
  readonly month: Int32Array
  readonly months: readonly { readonly month: string; readonly count: number; readonly row: number }[]
  readonly top: Float64Array
  readonly total: number
}

type WallSection = { readonly many: readonly number[]; readonly heights: readonly number[] }

/** `ratioOf` tells width by height; undefined for what has not arrived. */
export type RatioOf = (id: string | undefined) => number

export function createWallLayouts(ratioOf: RatioOf) {
  // A block that has not changed is not laid out again; the cache is for one width at a time.
  let pieces = new WeakMap<Block, WallSection>()
  let made = ''
  const pieceOf = (block: Block, wall: Wall, usual: number): WallSection => {
    const known = pieces.get(block)
    if (known) return known
    const piece = justify(block, wall, usual, ratioOf)
    pieces.set(block, piece)
    return piece
  }
  return (blocks: readonly Block[], wall: Wall, usual: number): WallLayout => {
    const key = JSON.stringify([wall, usual])
    if (key !== made) pieces = new WeakMap()
    made = key
    const first: number[] = []
    const many: number[] = []
    const height: number[] = []
    const month: number[] = []
    const months: { month: string; count: number; row: number }[] = []
    const push = (at: number, count: number, high: number, heading = -1) => {
      first.push(at)
      many.push(count)
      height.push(high)
      month.push(heading)
    }
    let start = 0
    for (const group of groups(blocks)) {
      if (group.month) {
        months.push({ month: group.month, count: group.count, row: first.length })
        push(start, 0, wall.headingHeight, months.length - 1)
      }
      if (wall.mode === 'square') {
        const { columns, cell } = squares(wall)
        for (let at = 0; at < group.count; at += columns)
          push(start + at, Math.min(columns, group.count - at), cell + wall.gap)
      } else {
        let at = start
        for (const block of group.blocks) {
          const piece = pieceOf(block, wall, usual)
          for (const [row, count] of piece.many.entries()) {
            push(at, count, (piece.heights[row] ?? wall.target) + wall.gap)
            at += count
          }
        }
      }
      start += group.count
    }
    const top = new Float64Array(height.length)
    let total = 0
    for (const [row, high] of height.entries()) {
      top[row] = total
      total += high
    }
    return {
      count: first.length,
      first: Int32Array.from(first),
      many: Int32Array.from(many),
      height: Float64Array.from(height),
      month: Int32Array.from(month),
      months,
      top,
      total,
    }
  }
}

export function squares({ width, target, gap }: Wall): { readonly columns: number; readonly cell: number } {
  const columns = Math.max(2, Math.round((width + gap) / (target + gap)))
  return { columns, cell: (width - gap * (columns - 1)) / columns }
}

/**
 * Full rows out of a block: as many as give about the wanted height, with pictures shared out evenly among them, so that
 * no row is much higher than the next and a block ends flush. Too little for one row stays at the usual height.
 */
function justify(block: Block, { width, target, gap }: Wall, usual: number, ratioOf: RatioOf): WallSection {
  const ratios = Array.from({ length: block.count }, (_, index) => {
    const id = block.ids?.[index]
    return id === undefined ? usual || 1 : ratioOf(id)
  })
  const all = ratios.reduce((sum, ratio) => sum + ratio, 0)
  const rows = Math.max(1, Math.min(block.count, Math.round((all * target + block.count * gap) / (width + gap))))
  const many: number[] = []
  const heights: number[] = []
  let inRow = 0
  let sum = 0
  let before = 0
  for (const [index, ratio] of ratios.entries()) {
    inRow += 1
    sum += ratio
    const left = block.count - index - 1
    const end = (all * (many.length + 1)) / rows
    const next = ratios[index + 1] ?? 0
    const enough = before + sum + next / 2 >= end && many.length < rows - 1
    if (!enough && left > 0) continue
    const full = (width - gap * (inRow - 1)) / sum
    many.push(inRow)
    heights.push(rows === 1 ? Math.min(full, target * 1.3) : Math.min(full, target * 2))
    before += sum
    inRow = 0
    sum = 0
  }
  return { many, heights }
}

function groups(blocks: readonly Block[]) {
  const found: { readonly month: string; count: number; readonly blocks: Block[] }[] = []
  for (const block of blocks) {
    const last = found.at(-1)
    if (last && last.month === block.month) {
      last.count += block.count
      last.blocks.push(block)
    } else found.push({ month: block.month, count: block.count, blocks: [block] })
  }
  return found
}

/** The row at this height of the wall. */
export function rowAt({ top, count }: WallLayout, y: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((top[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** The row that holds this place of the library. */
export function rowOf({ first, many, count }: WallLayout, index: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((first[middle] ?? 0) <= index) low = middle
    else high = middle - 1
  }
  // A heading and the row after it begin at the same picture; the search ends at the later one.
  return many[low] === 0 && low + 1 < count ? low + 1 : low
}
