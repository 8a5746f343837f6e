import { at } from '#raster/fragment.ts'
import { type Environment, lightFrom } from './environment.ts'
import type { Lights } from './lights.ts'

/** Room for the light that is mirrored. */
const around = new Float32Array(3)

/** What is less rough than this is behind the cornea: iris and pupil. */
const behindCornea = 0.1

/**
 * Light in an eye: the key light goes through the cornea and lies on the far side of the iris, and what stands before
 * the face is mirrored by the wet ball: the lamp or the window itself, the fill light faintly, and the sky.
 */
export function eyeLight(
  { key, fill, catchLight }: Lights,
  environment: Environment,
  data: Float32Array,
  offset: number,
  viewX: number,
  viewY: number,
  viewZ: number,
  open: number,
  lit: number,
  out: Float32Array,
  into: number,
): void {
  const nx = data[offset + at.normalX]!
  const ny = data[offset + at.normalY]!
  const nz = data[offset + at.normalZ]!
  const back = 2 * (nx * viewX + ny * viewY + nz * viewZ)
  const mirrorX = back * nx - viewX
  const mirrorY = back * ny - viewY
  const mirrorZ = back * nz - viewZ
  const rough = data[offset + at.rough]!
  // The iris is a bowl: it faces the light on the side that lies away from it.
  const bowl = back * viewX - nx
  const bowlY = back * viewY - ny
  const bowlZ = back * viewZ - nz
  const inBowl = bowl * key.from[0] + bowlY * key.from[1] + bowlZ * key.from[2]
  const gathered = rough < behindCornea && inBowl > 0 ? inBowl * inBowl * 0.42 * (0.3 + 0.7 * lit) : 0
  for (let channel = 0; channel < 3; channel++) {
    // The lids' shade stays, but no eye is left in the dark.
    const arrived = out[into + channel]! + key.light[channel]! * (0.13 + gathered)
    out[into + channel] = arrived * (0.42 + 0.58 * open)
  }
  // The cornea mirrors clearly; the groove around it would show the lamp a second time.
  const wet = rough < behindCornea ? 1 : 0.25
  const { across, up, from, half, panes } = catchLight
  let glint = 0
  if (mirrorX * from[0] + mirrorY * from[1] + mirrorZ * from[2] > 0) {
    const a = Math.abs(mirrorX * across[0] + mirrorY * across[1] + mirrorZ * across[2]) / half
    const b = Math.abs(mirrorX * up[0] + mirrorY * up[1] + mirrorZ * up[2]) / (half * 1.2)
    // Lamps are round, windows and soft boxes have corners.
    const max = a > b ? a : b
    const round = Math.sqrt(a * a + b * b)
    glint = faded(round + (max - round) * catchLight.square)
    if (panes) glint *= 1 - 0.8 * faded(8 * (a < b ? a : b))
  }
  const near = mirrorX * fill.from[0] + mirrorY * fill.from[1] + mirrorZ * fill.from[2]
  const second = near > 0.93 ? (near - 0.93) * (near - 0.93) * 60 : 0
  lightFrom(environment, mirrorX, mirrorY, mirrorZ, 0.2, around)
  const away = 1 - Math.max(0, back * 0.5)
  const sheen = (0.028 + 0.4 * away * away * away * away) * open * wet
  for (let channel = 0; channel < 3; channel++) {
    out[into + 3 + channel]! +=
      catchLight.light[channel]! * glint * 1.5 * wet + fill.light[channel]! * second * wet + around[channel]! * sheen
  }
}

/** 1 within, 0 outside of 1, with a soft edge. */
function faded(far: number): number {
  const share = far < 0.6 ? 1 : far > 1.15 ? 0 : (1.15 - far) / 0.55
  return share * share * (3 - 2 * share)
}
