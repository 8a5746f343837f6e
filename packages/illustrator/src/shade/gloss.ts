import type { Direction } from '#light/rig.ts'

/** The highlight of a light on a surface of that roughness, for a mirror strength of four hundredths head-on. */
export function gloss(
  from: Direction,
  nx: number,
  ny: number,
  nz: number,
  viewX: number,
  viewY: number,
  viewZ: number,
  rough: number,
): number {
  const lightX = from[0]
  const lightY = from[1]
  const lightZ = from[2]
  const towards = nx * lightX + ny * lightY + nz * lightZ
  if (towards <= 0) return 0
  let halfX = lightX + viewX
  let halfY = lightY + viewY
  let halfZ = lightZ + viewZ
  const size = 1 / Math.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ + 1e-9)
  halfX *= size
  halfY *= size
  halfZ *= size
  const straight = Math.max(0, nx * halfX + ny * halfY + nz * halfZ)
  const turned = Math.max(0.05, lightX * halfX + lightY * halfY + lightZ * halfZ)
  // A lamp has some width: nothing shines sharper than it.
  const held = rough < 0.16 ? 0.16 : rough
  const alpha = held * held
  const square = alpha * alpha
  const spread = straight * straight * (square - 1) + 1
  const lobe = square / (3.141592653589793 * spread * spread)
  const graze = 1 - turned
  const mirror = 0.04 + 0.96 * graze * graze * graze * graze * graze
  return (lobe * mirror * towards) / (4 * Math.max(0.1, turned * turned) * (held + 0.5))
}
