export type Range = { readonly min: number; readonly max: number; readonly step: number }

/** What one goes by with Shift or a page key. */
const large = 10

const within = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value))

/** The nearest value that can be set. Steps may be shares, whose sums are not exact. */
function settled(value: number, range: Range): number {
  const nearest = range.min + Math.round((value - range.min) / range.step) * range.step
  return within(Number(nearest.toFixed(6)), range)
}

/** Where a key leads from here; nothing for keys that mean something else. The same in every browser. */
export function valueByKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  value: number,
  range: Range,
): number | undefined {
  const by = (steps: number) => within(Number((settled(value, range) + steps).toFixed(6)), range)
  const one = shiftKey ? large : range.step
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return by(one)
    case 'ArrowLeft':
    case 'ArrowDown':
      return by(-one)
    case 'PageUp':
      return by(large)
    case 'PageDown':
      return by(-large)
    case 'Home':
      return range.min
    case 'End':
      return range.max
    default:
      return undefined
  }
}

/** The value at a share of the way, from 0 to 1 and anything beyond. */
export const valueAt = (share: number, range: Range): number =>
  settled(range.min + share * (range.max - range.min), range)

/** How much of the way a value is, from 0 to 1. */
export const shareOf = (value: number, { min, max }: Range): number => (max > min ? (value - min) / (max - min) : 0)
