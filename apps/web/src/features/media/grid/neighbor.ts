import { rowOf, type WallLayout } from './wall-layout.ts'

/** The place that an arrow key leads to from this one; up and down to whatever stands above or below its middle. */
export function neighbor(
  layout: WallLayout,
  place: number,
  key: string,
  total: number,
  widthAt: (place: number) => number,
): number | undefined {
  if (key === 'ArrowLeft') return place > 0 ? place - 1 : undefined
  if (key === 'ArrowRight') return place < total - 1 ? place + 1 : undefined
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const row = rowOf(layout, place)
  const step = key === 'ArrowUp' ? -1 : 1
  let other = row + step
  // A heading lies between.
  if ((layout.many[other] ?? -1) === 0) other += step
  const many = layout.many[other] ?? 0
  if (many === 0) return undefined
  const middle = shareBefore(layout, row, place, widthAt)
  const first = layout.first[other] ?? 0
  let nearest = first
  let least = Number.POSITIVE_INFINITY
  for (let at = first; at < first + many; at += 1) {
    const away = Math.abs(shareBefore(layout, other, at, widthAt) - middle)
    if (away < least) {
      least = away
      nearest = at
    }
  }
  return nearest
}

/** How far along its row the middle of a picture is, from 0 to 1. */
function shareBefore({ first, many }: WallLayout, row: number, place: number, widthAt: (place: number) => number) {
  const begin = first[row] ?? 0
  const count = many[row] ?? 0
  let before = 0
  let all = 0
  for (let at = begin; at < begin + count; at += 1) {
    const width = widthAt(at)
    if (at < place) before += width
    if (at === place) before += width / 2
    all += width
  }
  return all === 0 ? 0 : before / all
}
