import type { Chart } from './unwrap.ts'

/** A chart's place on a square of texels: its lower left corner, and texels a decimeter. */
export type PlacedChart = { readonly chart: Chart; readonly x: number; readonly y: number; readonly scale: number }

/** Room around each chart, so that neighbors do not bleed into each other when the texture is seen from afar. */
const margin = 2

/** Puts all charts on one square, all of them smaller by the same share until they fit. */
export function layOut(charts: readonly Chart[], size: number): readonly PlacedChart[] {
  for (let share = 1; share > 0.01; share *= 0.93) {
    const placed = onShelves(charts, size, share)
    if (placed) return placed
  }
  throw new Error('What somebody wears has too many pieces to be painted.')
}

/** From the highest to the lowest, row by row. */
function onShelves(charts: readonly Chart[], size: number, share: number): readonly PlacedChart[] | undefined {
  const boxes = charts
    .map((chart) => {
      const scale = chart.worth * share
      const [width, height] = [Math.ceil(chart.width * scale) + 1, Math.ceil(chart.height * scale) + 1]
      return { chart, scale, width: width + margin * 2, height: height + margin * 2 }
    })
    .toSorted((a, b) => b.height - a.height)
  const placed: PlacedChart[] = []
  let [x, y, row] = [0, 0, 0]
  for (const { chart, scale, width, height } of boxes) {
    if (width > size) return undefined
    if (x + width > size) [x, y, row] = [0, y + row, 0]
    if (y + height > size) return undefined
    placed.push({ chart, x: x + margin, y: y + margin, scale })
    x += width
    row = Math.max(row, height)
  }
  return placed
}
