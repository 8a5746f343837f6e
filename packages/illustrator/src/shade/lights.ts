import type { Camera } from '#lens/camera.ts'
import type { Light, Rig } from '#light/rig.ts'
import { cross, dot, plus, times, unit, type Vector } from '#geometry/vector.ts'

/** Everything that lights the person or the place, with what the photographer adds. */
export type Lights = Rig & {
  readonly eye: Vector
  /** A soft light from beside the camera that no shadow falls into: faces are never lost, whatever the mood. */
  readonly front: { readonly from: Vector; readonly light: Light }
  /** Where the light stands that is mirrored in the eyes, always within their sight. */
  readonly catchLight: CatchLight
}

/** The lamp or the window as eyes mirror it: `across` and `up` are its sides, `half` is how wide it is, as a sine. */
type CatchLight = {
  readonly from: Vector
  readonly across: Vector
  readonly up: Vector
  readonly half: number
  /** 0 a round lamp, 1 a window or a soft box. */
  readonly square: number
  /** A window's cross shows. */
  readonly panes: boolean
  readonly light: Light
}

const brightness = ([red, green, blue]: Light): number => red * 0.3 + green * 0.59 + blue * 0.11

/** How bright white is to be on a face, before toning: at least, and at most where the key light falls straight. */
const wanted = 0.66
const max = 1.04

/** The light on the set: nobody's face is in it. */
export const lightsForSet = (rig: Rig, camera: Camera): Lights => ({
  ...rig,
  eye: camera.eye,
  front: { from: camera.back, light: [0, 0, 0] },
  catchLight: catchLightOf(rig, camera, 0),
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
  // Half the color of the place's own light, so that it does not look like a flash.
  const mood = plus(plus(rig.key.light, rig.sky), rig.fill.light)
  const tone = plus([0.5, 0.48, 0.46], times(mood, 0.5 / Math.max(0.05, brightness(mood))))
  const lifted = missing * 0.8 + (0.06 * wanted + Math.max(0, 0.28 - skin) * 1.1) / exposure
  const strength = rig.against ? 0 : lifted
  const glint = (0.9 + 0.25 * Math.min(2, brightness(rig.key.light) * exposure)) / exposure
  return {
    ...rig,
    eye: camera.eye,
    front: { from, light: times(tone, strength / brightness(tone)) },
    catchLight: catchLightOf(rig, camera, rig.against ? 0 : glint),
  }
}

/** Farther to a side, up or down a light is not mirrored where one sees it; it is moved in so far. */
const within = { side: 0.5, up: 0.46, down: -0.4 } as const

/** The key light in the eyes: where it stands, in its color, as large as it is; brought before the face from behind. */
function catchLightOf({ key }: Rig, { right, up, back }: Camera, strength: number): CatchLight {
  const [x, y, z] = [dot(key.from, right), dot(key.from, up), dot(key.from, back)]
  // Light from behind comes in at the side that it is nearer to.
  const behind = z < 0.2 ? 1 : 0
  const aside = behind * Math.max(0, 0.5 - Math.abs(x)) * (x < 0 ? -1 : 1)
  const sideways = Math.min(within.side, Math.max(-within.side, x + aside))
  const upwards = Math.min(within.up, Math.max(within.down, y + behind * 0.1))
  const ahead = Math.sqrt(Math.max(0.1, 1 - sideways * sideways - upwards * upwards))
  const from = unit(plus(plus(times(right, sideways), times(up, upwards)), times(back, ahead)))
  const across = unit(cross(up, from))
  const tone = plus([0.55, 0.54, 0.53], times(key.light, 0.45 / Math.max(0.05, brightness(key.light))))
  return {
    from,
    across,
    up: cross(from, across),
    half: 0.15 + 0.17 * Math.min(1, key.soft),
    square: Math.min(0.7, Math.max(0, key.soft * 3 - 0.4)),
    panes: key.gobo === 'window',
    light: times(tone, strength),
  }
}

/** The same light, weaker where it would burn faces out: the fairer they are the sooner. */
function held(rig: Rig, exposure: number, skin: number): Rig {
  const around = brightness(rig.sky) * 0.55 + brightness(rig.ground) * 0.45
  const peak = (brightness(rig.key.light) + brightness(rig.fill.light) * 0.3 + around) * exposure
  const limit = max - 0.5 * Math.max(0, skin - 0.4)
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
