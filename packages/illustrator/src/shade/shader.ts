import { at } from '#raster/fragment.ts'
import { type Environment, lightFrom } from './environment.ts'
import { eyeLight } from './eye-light.ts'
import { hairLight, strandShare } from './hair-light.ts'
import type { Lights } from './lights.ts'
import { gloss } from './gloss.ts'

/**
 * What a shader answers: `arriving` is the light that the base color is multiplied by, `mirrored` what is added, and
 * `key` how much of the key light is in it.
 */
export const answer = { arriving: 0, mirrored: 3, key: 6 } as const
export const answerSize = 7

/** How far light creeps round into the dark under each material, red first: skin glows red there. */
const creep = {
  skin: [0.4, 0.2, 0.13],
  cloth: [0.12, 0.12, 0.12],
  other: [0, 0, 0],
} as const

/**
 * What light there is. It is data, and `shade` one function for good: engines throw away compiled code that knows of a
 * function which is gone, and every drawing has its own light.
 */
export type Shader = { readonly lights: Lights; readonly environment: Environment }

/** Room for the light that is mirrored. */
const around = new Float32Array(3)

/**
 * Lights one fragment. `openAround` and `lit` say how much light from around and how much key light reaches it; the
 * answer is written to `out` from `into` on.
 */
export function shade(
  { lights, environment }: Shader,
  kind: string,
  data: Float32Array,
  offset: number,
  openAround: number,
  lit: number,
  out: Float32Array,
  into: number,
): void {
  const { key, fill, rims, sky, ground, front, eye } = lights
  const nx = data[offset + at.normalX]!
  const ny = data[offset + at.normalY]!
  const nz = data[offset + at.normalZ]!
  let viewX = eye[0] - data[offset]!
  let viewY = eye[1] - data[offset + 1]!
  let viewZ = eye[2] - data[offset + 2]!
  const far = 1 / Math.sqrt(viewX * viewX + viewY * viewY + viewZ * viewZ)
  viewX *= far
  viewY *= far
  viewZ *= far
  const facing = Math.max(0, nx * viewX + ny * viewY + nz * viewZ)
  const away = 1 - facing
  const towards = nx * key.from[0] + ny * key.from[1] + nz * key.from[2]
  const open = openAround * data[offset + at.open]!
  const above = 0.5 + 0.5 * ny
  const fillTowards = nx * fill.from[0] + ny * fill.from[1] + nz * fill.from[2]
  const fills = Math.max(0, (fillTowards + 0.35) / 1.35) * open
  const frontTowards = nx * front.from[0] + ny * front.from[1] + nz * front.from[2]
  const skin = kind === 'skin'
  // It is there for the face; white shirts have light enough. Eyes that had all of it would glow in a dark face.
  const forFace = skin ? 1 : kind === 'eye' ? 0.3 : kind === 'set' ? 0 : 0.55
  const fronts = forFace * Math.max(0, (frontTowards + 0.2) / 1.2) * (0.4 + 0.6 * open)
  const cloth = kind === 'cloth'
  const bounce = skin ? 1.15 : 0.9
  const round = skin ? creep.skin : cloth ? creep.cloth : creep.other
  for (let channel = 0; channel < 3; channel++) {
    const base = data[offset + at.red + channel]!
    const wrap = round[channel]!
    let direct = (towards + wrap) / (1 + wrap)
    if (direct < 0) direct = 0
    // Blood lets red light through at a shadow's edge.
    const arrived = skin && channel === 0 ? lit + (Math.sqrt(lit) - lit) * 0.24 : lit
    // Light that was thrown back once fills creases with the surface's own color; within skin it also travels there.
    const reach = open + (1 - open) * open * base * bounce
    const hemisphere = ground[channel]! + (sky[channel]! - ground[channel]!) * above
    out[into + channel] =
      key.light[channel]! * direct * arrived +
      hemisphere * reach +
      fill.light[channel]! * fills +
      front.light[channel]! * fronts +
      data[offset + at.lightRed + channel]! * (0.35 + 0.65 * open)
    out[into + 3 + channel] = base * data[offset + at.glow]!
  }
  if (skin) warmed(out, into)
  out[into + answer.key] = Math.max(0, towards) * lit
  const rough = data[offset + at.rough]!
  if (kind === 'hair') {
    hairLight(lights, data, offset, viewX, viewY, viewZ, towards, open, lit, out, into)
  } else if (kind === 'eye') {
    eyeLight(lights, environment, data, offset, viewX, viewY, viewZ, openAround, lit, out, into)
  } else {
    const metal = data[offset + at.metal]!
    const first = skin ? 0.03 : 0.04
    // In the shadow there is nothing to gleam.
    const gleams = lit > 0 && towards > 0
    const shine = gleams
      ? gloss(key.from, nx, ny, nz, viewX, viewY, viewZ, skin ? Math.max(0.34, rough * 0.92) : rough)
      : 0
    // Skin has a film of oil on it, more where it is smoother: on nose, brow and lips.
    const second =
      gleams && skin
        ? gloss(key.from, nx, ny, nz, viewX, viewY, viewZ, Math.max(0.24, rough * 0.62)) * (0.5 - 0.5 * rough)
        : 0
    // Dark skin is told by its sheen: what fills the shadows is mirrored in it, too, broad and soft.
    const sheen = skin
      ? gloss(fill.from, nx, ny, nz, viewX, viewY, viewZ, Math.max(0.4, rough)) * (0.3 + 0.7 * open)
      : 0
    const veil = skin ? (0.006 + 0.1 * edge(away)) * (0.3 + 0.7 * open) * (1.1 - rough) : 0
    const grazed = edge(away)
    const mirrors = kind === 'hard' || kind === 'glass' || (kind === 'set' && (rough < 0.55 || metal > 0.1))
    if (mirrors) {
      const back = 2 * (nx * viewX + ny * viewY + nz * viewZ)
      const rises = back * ny - viewY
      lightFrom(environment, back * nx - viewX, rises, back * nz - viewZ, rough, around)
      if (metal > 0.3) {
        // Metal is told by what it mirrors: a bright sheet above and a dark band along the horizon, as in a studio.
        const sheet = rises > 0.55 ? 1 : rises > 0.15 ? (rises - 0.15) / 0.4 : 0
        const band = rises > -0.35 && rises < 0.15 ? 1 - Math.abs(rises + 0.1) / 0.25 : 0
        const strength = 0.85 + 1.5 * sheet * sheet - 0.5 * band
        around[0]! *= strength
        around[1]! *= strength
        around[2]! *= strength
      }
    }
    for (let channel = 0; channel < 3; channel++) {
      const base = data[offset + at.red + channel]!
      const straight = first + (base - first) * metal
      const mirror = straight + (1 - straight) * grazed * (1 - rough * 0.7)
      let extra = (shine + second) * lit * key.light[channel]! * (first === straight ? 1 : straight / first)
      if (mirrors) extra += around[channel]! * mirror * (0.3 + 0.7 * open)
      if (metal > 0) out[into + channel]! *= 1 - metal
      if (cloth || skin) {
        // Fine hair and fibers catch the light at the edges.
        const fuzz = away * away * away * (cloth ? 0.3 * (base + 0.06) : 0.09 * (base + 0.02)) * (0.3 + 0.7 * open)
        extra += fuzz * (sky[channel]! + fill.light[channel]! + key.light[channel]! * Math.max(0, towards + 0.4) * lit)
      }
      if (skin) {
        const hemisphere = ground[channel]! + (sky[channel]! - ground[channel]!) * above
        extra += fill.light[channel]! * sheen + (hemisphere + front.light[channel]!) * veil
      }
      out[into + 3 + channel]! += extra
    }
  }
  if (kind === 'set') return
  if (skin && data[offset + at.u]! < 0) shineThrough(lights, data, offset, viewX, viewY, viewZ, out, into)
  for (let rim = 0; rim < rims.length; rim++) {
    const { from, light } = rims[rim]!
    const side = nx * from[0] + ny * from[1] + nz * from[2]
    if (side <= 0) continue
    // Hair lies sideways in whole sheets: it would turn gray all over. Skin has the light in its own color.
    const bare = kind === 'hair' ? 0.004 + 0.036 * strandShare(data[offset + at.u]!) : skin ? 0.05 : 0.12
    // Light from behind does not come round to the sides of a nose or under lids and lips.
    const clear = skin ? Math.max(0, (open - 0.45) / 0.55) : 0.25 + 0.75 * open
    const amount = Math.min(1, side * away * away * 1.9) * clear * (kind === 'eye' ? 0.2 : 1)
    for (let channel = 0; channel < 3; channel++) {
      out[into + 3 + channel]! += light[channel]! * amount * (bare + 0.9 * data[offset + at.red + channel]!)
    }
  }
}

const edge = (away: number): number => away * away * away * away * away

/** What blood leaves of light that comes through an ear or the side of a nose. */
const through = [1, 0.2, 0.09] as const

/** Light from behind comes red through where skin is thin (u below 0 says how thin): ears and nostrils. */
function shineThrough(
  { key, rims }: Lights,
  data: Float32Array,
  offset: number,
  viewX: number,
  viewY: number,
  viewZ: number,
  out: Float32Array,
  into: number,
): void {
  const thin = -data[offset + at.u]!
  for (let nth = -1; nth < rims.length; nth++) {
    const { from, light } = nth < 0 ? key : rims[nth]!
    const behind = -(from[0] * viewX + from[1] * viewY + from[2] * viewZ)
    if (behind <= 0) continue
    const strength = thin * behind * (nth < 0 ? 0.5 : 0.22)
    for (let channel = 0; channel < 3; channel++) {
      const base = data[offset + at.red + channel]!
      out[into + 3 + channel]! += light[channel]! * strength * through[channel]! * (0.12 + 0.88 * base)
    }
  }
}

/**
 * Whoever looks at people sees their skin as it is by day, and pictures that do not look ill: under cool light a part of
 * its blue is taken for white. In place.
 */
function warmed(out: Float32Array, into: number): void {
  const red = out[into]!
  const green = out[into + 1]!
  const blue = out[into + 2]!
  if (blue <= red) return
  const share = Math.min(0.55, (3 * (blue - red)) / (blue + red))
  const white = red * 0.3 + green * 0.59 + blue * 0.11
  out[into] = red + (white - red) * share
  out[into + 1] = green + (white - green) * share
  out[into + 2] = blue + (white - blue) * share
}
