import type { Body } from '#body/body.ts'
import { areUpperTeeth, insideMouth, isOpen } from '#body/mouth.ts'
import type { Part } from '#geometry/part.ts'

/** How far teeth and tongue draw back behind lips that are shut, how far they are away from where the lips meet, decimeters, and how narrow they are. */
const [back, away, narrow] = [0.15, 0.13, 0.9]

/**
 * Teeth and tongue as models have them. Lips that are shut do not quite meet at their corners, which drawings leave
 * empty; models keep what is in a mouth: there it lies farther back, the rows of teeth apart, until the mouth opens.
 */
export const behindLips = (body: Body): readonly Part[] =>
  isOpen(body) ? insideMouth(body) : insideMouth(body).map((part) => setBack(part, areUpperTeeth(body, part)))

const setBack = (part: Part, isUpper: (vertex: number) => boolean): Part => ({
  ...part,
  positions: part.positions.map((value, at) => {
    const axis = at % 3
    if (axis === 0) return value * narrow
    if (axis === 2) return value - back
    return isUpper((at - 1) / 3) ? value + away : value - away
  }),
})
