import type { Vector } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import type { Light } from '#light/rig.ts'
import { type Lamp, underLamps } from '#places/kit/lamps.ts'
import { makeSpot } from '#raster/spot.ts'
import { props } from './props.generated.ts'

const glows = new Map(Object.values(props).flatMap(({ glow }) => (glow ? [[glow.part, glow]] : [])))

/** The same parts in the light of what glows among the things that are carried. */
export function inShine(parts: readonly Part[], things: readonly Part[]): readonly Part[] {
  const lamps = things.flatMap((part): readonly Lamp[] => {
    const own = glows.get(part.name)
    return own ? [{ at: middleOf(part), light: lightOf(part, own.strength), reach: own.reach }] : []
  })
  return lamps.length === 0 ? parts : underLamps(parts, lamps, [0, 0, 0])
}

function middleOf({ positions }: Part): Vector {
  const sums = [0, 0, 0]
  for (let at = 0; at < positions.length; at++) sums[at % 3]! += positions[at]!
  const count = positions.length / 3
  return [sums[0]! / count, sums[1]! / count, sums[2]! / count]
}

function lightOf({ surface }: Part, strength: number): Light {
  const spot = makeSpot()
  surface(spot)
  return [spot.red * strength, spot.green * strength, spot.blue * strength]
}
