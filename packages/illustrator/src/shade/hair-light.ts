import { at } from '#raster/fragment.ts'
import type { Lights } from './lights.ts'

/**
 * Light on a strand: it shines where the light and the eye are across it, once in the light's color near the root and
 * once, broader and in the hair's own color, further down.
 */
export function hairLight(
  lights: Lights,
  data: Float32Array,
  offset: number,
  viewX: number,
  viewY: number,
  viewZ: number,
  towards: number,
  open: number,
  lit: number,
  out: Float32Array,
  into: number,
): void {
  const { key, fill, sky, ground } = lights
  const nx = data[offset + at.normalX]!
  const ny = data[offset + at.normalY]!
  const nz = data[offset + at.normalZ]!
  let strandX = data[offset + at.strandX]!
  let strandY = data[offset + at.strandY]!
  let strandZ = data[offset + at.strandZ]!
  let size = strandX * strandX + strandY * strandY + strandZ * strandZ
  if (size < 1e-6) {
    // Hair hangs where nobody says otherwise.
    strandX = -ny * nx
    strandY = 1 - ny * ny
    strandZ = -ny * nz
    size = strandX * strandX + strandY * strandY + strandZ * strandZ + 1e-9
  }
  const over = 1 / Math.sqrt(size)
  strandX *= over
  strandY *= over
  strandZ *= over
  let halfX = key.from[0] + viewX
  let halfY = key.from[1] + viewY
  let halfZ = key.from[2] + viewZ
  const half = 1 / Math.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ + 1e-9)
  halfX *= half
  halfY *= half
  halfZ *= half
  const along = strandX * halfX + strandY * halfY + strandZ * halfZ
  const straight = nx * halfX + ny * halfY + nz * halfZ
  // Scales tilt the strand's surface; each strand a little otherwise.
  const own = strandShare(data[offset + at.u]!)
  const stray = (own - 0.5) * 0.2 + (tuftShare(data[offset + at.u]!) - 0.5) * 0.2
  const first = across(along + (0.08 + stray) * straight)
  const second = across(along - (0.16 - stray) * straight)
  const sharp2 = first * first
  const sharp4 = sharp2 * sharp2
  const sharp8 = sharp4 * sharp4
  const sharp16 = sharp8 * sharp8
  const sharp = sharp16 * sharp16 * sharp16
  const broad2 = second * second
  const broad4 = broad2 * broad2
  const broad = broad4 * broad4 * broad4
  const to = strandX * key.from[0] + strandY * key.from[1] + strandZ * key.from[2]
  const side = Math.sqrt(Math.max(0, 1 - to * to))
  const wrapped = Math.max(0, Math.min(1, (towards + 0.35) / 1.35))
  const facing = side * 0.35 + 0.65
  // Curls and stubble lie every which way: what would shine is spread until it is gone.
  const sleek = Math.min(1, Math.max(0.12, (0.95 - data[offset + at.rough]!) * 2))
  const glance = wrapped * (0.1 + 0.9 * lit) * (0.4 + 0.6 * open) * sleek * (0.45 + 1.1 * own)
  const above = 0.5 + 0.5 * ny
  for (let channel = 0; channel < 3; channel++) {
    const base = data[offset + at.red + channel]!
    const light = key.light[channel]!
    const hemisphere = ground[channel]! + (sky[channel]! - ground[channel]!) * above
    const fronts = lights.front.light[channel]! * Math.max(0, nx * viewX + ny * viewY + nz * viewZ) * 0.8
    const fills =
      fill.light[channel]! * Math.max(0, (nx * fill.from[0] + ny * fill.from[1] + nz * fill.from[2]) * 0.7 + 0.3)
    // Light goes on from strand to strand, also into the shade: the further the brighter they are.
    const shown = lit + (1 - lit) * Math.min(0.72, 0.24 + 0.9 * base)
    // It also comes through fair hair from behind.
    const through = Math.min(0.5, 0.12 + 0.8 * base)
    const direct = facing * (through + (1 - through) * wrapped)
    const reach = open + (1 - open) * (0.1 + 0.9 * base)
    out[into + channel] = light * direct * shown + (hemisphere + fills + fronts) * reach
    out[into + 3 + channel]! +=
      light * glance * (sharp * (0.05 + 0.24 * base) + broad * (0.012 + base * 0.45)) +
      (hemisphere + fronts) * open * broad * (0.002 + 0.012 * own + base * 0.22)
  }
}

/** A number from 0 to 1 for each strand, by where it lies across the hair: what keeps light from lying on it like a veil. */
export const strandShare = (u: number): number => (Math.imul(Math.floor(u * 18), 0x9e3779b1) >>> 16) / 65536

/** The same for a few strands that lie together. */
const tuftShare = (u: number): number => (Math.imul(Math.floor(u * 4.5) + 7, 0x85ebca6b) >>> 16) / 65536

const across = (along: number): number => Math.sqrt(Math.max(0, 1 - along * along))
