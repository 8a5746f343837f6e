import type { LightId } from '@eidolon/people'
import type { Light, Rig } from '#light/rig.ts'
import { filtered } from '#geometry/color.ts'
import type { Part } from '#geometry/part.ts'
import type { Background, Sky } from '#places/place.ts'
import { aimed, faceLight } from '#places/sky/rig.ts'
import { coloured } from './coloured.ts'
import { lightings } from './lightings.ts'

/** The place in another light: the person lit as it says, the place with what is left of its own. */
export function relight(place: Background, light: LightId, colours: readonly string[] = []): Background {
  const lighting = coloured(lightings[light], colours)
  const { rig: own, setRig, sky, parts, fog, grade } = place
  const { left } = lighting
  const rig = aimed(lighting.rig(own, own.key.from[0] < 0 ? -1 : 1), faceLight(own) * lighting.face)
  return {
    ...place,
    rig,
    // The key comes from one direction, or shadows would fall two ways.
    setRig: through({ ...setRig, key: { ...setRig.key, from: rig.key.from } }, left),
    sky: skyThrough(sky, left),
    parts: parts.map((part) => (part.light ? { ...part, light: lightThrough(part.light, left) } : part)),
    fog: { ...fog, light: filtered(fog.light, left) },
    grade: { ...grade, ...lighting.grade },
  }
}

const through = (rig: Rig, left: Light): Rig => ({
  key: { ...rig.key, light: filtered(rig.key.light, left) },
  fill: { ...rig.fill, light: filtered(rig.fill.light, left) },
  rims: rig.rims.map((rim) => ({ ...rim, light: filtered(rim.light, left) })),
  sky: filtered(rig.sky, left),
  ground: filtered(rig.ground, left),
})

function skyThrough(sky: Sky, [red, green, blue]: Light): Sky {
  return (x, y, z, out) => {
    sky(x, y, z, out)
    out[0]! *= red
    out[1]! *= green
    out[2]! *= blue
  }
}

function lightThrough(own: NonNullable<Part['light']>, left: Light): Float32Array {
  return Float32Array.from(own, (value, at) => value * left[(at % 3) as 0 | 1 | 2])
}
