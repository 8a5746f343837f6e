import type { Figure } from '#figure/figure.ts'
import type { Measures } from '#lens/measures.ts'
import type { Part } from '#geometry/part.ts'
import type { Vector } from '#geometry/vector.ts'

/** Several people and what they share as one figure, which is drawn with one depth, one light and one set of shadows. */
export function mergeFigures(figures: readonly Figure[], shared: readonly Part[] = []): Figure {
  const [first] = figures
  if (!first) throw new TypeError('Nobody is no figure')
  return {
    ...first,
    parts: [...figures.flatMap(({ parts }) => parts), ...shared],
    kinds: [...figures.flatMap(({ kinds }) => kinds), ...shared.map(() => 'background' as const)],
    whose: [...figures.flatMap(({ parts }, person) => parts.map(() => person)), ...shared.map(() => 0)],
    measures: togetherOf(figures.map(({ measures }) => measures)),
    landmarks: () => figures.flatMap(({ landmarks }) => landmarks()),
    spreads: shared.length > 0 || figures.some(({ spreads }) => spreads),
    skin: figures.reduce((sum, { skin }) => sum + skin, 0) / figures.length,
  }
}

/** The measures of the first, with the room that all of them take and everybody else's beside. */
function togetherOf([first, ...others]: readonly Measures[]): Measures {
  if (!first) throw new TypeError('Nobody has no measures')
  const all = [first, ...others]
  const least = (axis: 0 | 1 | 2): number => Math.min(...all.map(({ low }) => low[axis]))
  const greatest = (axis: 0 | 1 | 2): number => Math.max(...all.map(({ high }) => high[axis]))
  const low: Vector = [least(0), least(1), least(2)]
  const high: Vector = [greatest(0), greatest(1), greatest(2)]
  return { ...first, low, high, others }
}
