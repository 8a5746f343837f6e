import { at, stride } from '#raster/fragment.ts'
import type { Fragments } from '#raster/gather.ts'

/** Steepest slope that a relief may have, so that coarse pixels do not sparkle. */
const steepest = 1.4

/**
 * Tilts the normals by the slope of the surfaces' relief, taken from the neighboring pixels of the same part. Works on
 * the first fragments; where a pixel has no neighbor of its part the normal stays.
 */
export function tiltNormals(width: number, height: number, fragments: Fragments): void {
  for (let y = 0; y < height; y++) tiltRow(width, height, fragments, y)
}

/** Where the fragment beside it lies, when it is of the same part and near; -1 otherwise. */
function neighbor({ data, first, part }: Fragments, pixel: number, owner: number, depth: number): number {
  const other = first[pixel]!
  if (other < 0 || part[other] !== owner) return -1
  const there = other * stride
  return Math.abs(data[there + at.depth]! - depth) < 0.25 ? there : -1
}

function tiltRow(width: number, height: number, fragments: Fragments, y: number): void {
  const { data, first, part } = fragments
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const fragment = first[pixel]!
    if (fragment < 0) continue
    const here = fragment * stride
    const owner = part[fragment]!
    const depth = data[here + at.depth]!
    const east = x + 1 < width ? neighbor(fragments, pixel + 1, owner, depth) : -1
    const west = x > 0 ? neighbor(fragments, pixel - 1, owner, depth) : -1
    const south = y + 1 < height ? neighbor(fragments, pixel + width, owner, depth) : -1
    const north = y > 0 ? neighbor(fragments, pixel - width, owner, depth) : -1
    const right = east < 0 ? here : east
    const left = west < 0 ? here : west
    const below = south < 0 ? here : south
    const above = north < 0 ? here : north
    const riseX = data[right + at.relief]! - data[left + at.relief]!
    const riseY = data[below + at.relief]! - data[above + at.relief]!
    if ((riseX === 0 && riseY === 0) || right === left || below === above) continue
    const xx = data[right]! - data[left]!
    const xy = data[right + 1]! - data[left + 1]!
    const xz = data[right + 2]! - data[left + 2]!
    const yx = data[below]! - data[above]!
    const yy = data[below + 1]! - data[above + 1]!
    const yz = data[below + 2]! - data[above + 2]!
    const nx = data[here + at.normalX]!
    const ny = data[here + at.normalY]!
    const nz = data[here + at.normalZ]!
    // The gradient of the relief along the surface, from its rise along the two ways across the pixel.
    const firstX = yy * nz - yz * ny
    const firstY = yz * nx - yx * nz
    const firstZ = yx * ny - yy * nx
    const secondX = ny * xz - nz * xy
    const secondY = nz * xx - nx * xz
    const secondZ = nx * xy - ny * xx
    const area = xx * firstX + xy * firstY + xz * firstZ
    if (area === 0) continue
    let slopeX = (riseX * firstX + riseY * secondX) / area
    let slopeY = (riseX * firstY + riseY * secondY) / area
    let slopeZ = (riseX * firstZ + riseY * secondZ) / area
    const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY + slopeZ * slopeZ)
    if (slope > steepest) {
      const held = steepest / slope
      slopeX *= held
      slopeY *= held
      slopeZ *= held
    }
    const tiltX = nx - slopeX
    const tiltY = ny - slopeY
    const tiltZ = nz - slopeZ
    const size = 1 / Math.sqrt(tiltX * tiltX + tiltY * tiltY + tiltZ * tiltZ)
    data[here + at.normalX] = tiltX * size
    data[here + at.normalY] = tiltY * size
    data[here + at.normalZ] = tiltZ * size
  }
}
