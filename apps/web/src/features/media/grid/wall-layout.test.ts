import { describe, expect, it } from 'vitest'
import type { Block } from '#features/media/library/blocks.ts'
import { neighbor } from './neighbor.ts'
import { createWallLayouts, rowAt, rowOf, type Wall } from './wall-layout.ts'

const wall: Wall = { mode: 'justified', width: 1200, target: 240, gap: 4, headingHeight: 60 }
const ratios = [1, 0.75, 1.5, 0.8, 1.78]
const ratioOf = (id: string | undefined) => ratios[Number(id) % ratios.length] ?? 1
const block = (id: number, month: string, count: number): Block => ({
  id,
  month,
  count,
  ids: Array.from({ length: count }, (_, index) => String(index)),
  stale: false,
})

describe('the wall', () => {
  it('[LIB-2] rows are full, about as high as wanted, and hold everybody once', () => {
    const layout = createWallLayouts(ratioOf)([block(1, '2026-11', 100)], wall, 1)
    expect(Array.from(layout.many).reduce((sum, many) => sum + many, 0)).toBe(100)
    for (let row = 1; row < layout.count; row += 1) {
      const height = (layout.height[row] ?? 0) - wall.gap
      const first = layout.first[row] ?? 0
      const many = layout.many[row] ?? 0
      const wide = Array.from({ length: many }, (_, at) => ratioOf(String(first + at)) * height)
      expect(wide.reduce((sum, width) => sum + width, wall.gap * (many - 1))).toBeCloseTo(1200)
      expect(height).toBeGreaterThan(150)
      expect(height).toBeLessThan(380)
    }
  })

  it('[LIB-2] squares run over the edges of what was fetched together', () => {
    const blocks = [block(1, '2026-11', 100), block(2, '2026-11', 50)]
    const layout = createWallLayouts(ratioOf)(blocks, { ...wall, mode: 'square', target: 200 }, 1)
    expect(Array.from(layout.many)).toEqual([0, ...Array.from({ length: 25 }, () => 6)])
  })

  it('[LIB-3] each month begins with its heading', () => {
    const layout = createWallLayouts(ratioOf)([block(1, '2026-11', 7), block(2, '2026-10', 30)], wall, 1)
    expect(layout.months.map(({ month, count }) => [month, count])).toEqual([
      ['2026-11', 7],
      ['2026-10', 30],
    ])
    const row = layout.months[1]?.row ?? 0
    expect([layout.first[row], layout.many[row], layout.month[row]]).toEqual([7, 0, 1])
    expect(rowAt(layout, (layout.top[row] ?? 0) + 1)).toBe(row)
    expect(rowOf(layout, 7)).toBe(row + 1)
  })

  it('[LIB-40] arrows lead along rows and to what stands above and below, over headings too', () => {
    const square: Wall = { ...wall, mode: 'square', target: 200 }
    const layout = createWallLayouts(ratioOf)([block(1, '2026-11', 8), block(2, '2026-10', 12)], square, 1)
    const go = (from: number, key: string) => neighbor(layout, from, key, 20, () => 1)
    expect([go(0, 'ArrowRight'), go(0, 'ArrowLeft'), go(19, 'ArrowRight')]).toEqual([1, undefined, undefined])
    expect([go(0, 'ArrowDown'), go(6, 'ArrowDown'), go(8, 'ArrowUp')]).toEqual([6, 9, 6])
    expect([go(3, 'Home'), go(3, 'End'), go(3, 'x')]).toEqual([0, 19, undefined])
  })
})
