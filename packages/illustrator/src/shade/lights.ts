import type { Camera } from '#lens/camera.ts'
import type { Light, Rig } from '#light/rig.ts'
import { along, dot, plus, times, unit, type Vector } from '#geometry/vector.ts'

/** Everything that lights the person or the place, with what the photographer adds. */
export type Lights = Rig & {
  readonly eye: Vector
  /** A soft light from beside the camera that no shadow falls into: faces are never lost, whatever the mood. */
  readonly front: { readonly from: Vector; readonly light: Light }
  /** Where the light stands that is mirrored in the eyes, always within their sight. */
  readonly catchLight: { readonly from: Vector; readonly light: Light }
}

const brightness = ([red, green, blue]: Light): number => red * 0.3 + green * 0.59 + blue * 0.11

/** How bright white is to be on a face, before toning: at least, and at most where the key light falls straight. */
const wanted = 0.66
const most = 1.04

/** The light on the set: nobody's face is in it. */
export const lightsForSet = (rig: Rig, camera: Camera): Lights => ({
  ...rig,
  eye: camera.eye,
  front: { from: camera.back, light: [0, 0, 0] },
  catchLight: { from: camera.back, light: [0, 0, 0] },
})

/**
 * The light on a person. `exposure` is the factor of the grade: a dark place that is toned up needs less. `skin` is how
 * much light their skin gives back.
 */
export function lightsFor(given: Rig, camera: Camera, exposure: number, skin = 0.3): Lights {
  const rig = held(given, exposure, skin)
  const from = unit(plus(camera.back, [0, 0.28, 0]))
  const face = unit(plus(camera.back, [0, 0.1, 0]))
  const arrives = (light: { readonly from: Vector; readonly light: Light }) =>
    brightness(light.light) * Math.max(0, dot(light.from, face))
  const around = brightness(rig.sky) * 0.55 + brightness(rig.ground) * 0.45
  const there = (arrives(rig.key) * 0.8 + arrives(rig.fill) + around) * exposure
  const missing = Math.max(0, wanted - there) / exposure
  // Half the colour of the place's own light, so that it does not look like a flash.
  const mood = plus(plus(rig.key.light, rig.sky), rig.fill.light)
  const tone = plus([0.5, 0.48, 0.46], times(mood, 0.5 / Math.max(0.05, brightness(mood))))
  const lifted = missing * 0.8 + (0.06 * wanted + Math.max(0, 0.28 - skin) * 1.1) / exposure
  const strength = rig.against ? 0 : lifted
  const side = dot(camera.right, rig.key.from) < 0 ? -1 : 1
  const catching = unit(plus(along(along(camera.back, camera.right, 0.34 * side), camera.up, 0.11), [0, 0.02, 0]))
  const glint = (0.9 + 0.25 * Math.min(2, brightness(rig.key.light) * exposure)) / exposure
  return {
    ...rig,
    eye: camera.eye,
    front: { from, light: times(tone, strength / brightness(tone)) },
    catchLight: { from: catching, light: times([1, 0.98, 0.95], rig.against ? 0 : glint) },
  }
}

/** The same light, weaker where it would burn faces out: the fairer they are the sooner. */
function held(rig: Rig, exposure: number, skin: number): Rig {
  const around = brightness(rig.sky) * 0.55 + brightness(rig.ground) * 0.45
  const peak = (brightness(rig.key.light) + brightness(rig.fill.light) * 0.3 + around) * exposure
  const limit = most - 0.5 * Math.max(0, skin - 0.4)
  if (peak <= limit) return rig
  const factor = limit / peak
  return {
    ...rig,
    key: { ...rig.key, light: times(rig.key.light, factor) },
    fill: { ...rig.fill, light: times(rig.fill.light, factor) },
    sky: times(rig.sky, factor),
    ground: times(rig.ground, factor),
  }
}
