import { unitsOf } from '#faces/units.ts'
import type { Surface } from '#geometry/part.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import type { Body } from './body.ts'

/**
 * Over the skin of a head, what an expression does to it beside moving it: lines between drawn brows and over raised
 * ones, at the eyes and beside the mouth of who smiles, on the nose of who is disgusted; tears; shadows under tired
 * eyes. Nothing where the face is at rest. The young have them, too, only shallower.
 */
export function expressionLines({
  face,
  bodyParams: { skin },
}: Pick<Body, 'face' | 'bodyParams'>): Surface | undefined {
  const units = unitsOf(face.muscles)
  const max = (...names: readonly string[]) => Math.max(0, ...names.map((name) => units.get(name) ?? 0))
  const eyeOf = (side: 'left' | 'right') => ({
    down: max(`eyebrows-${side}-down`),
    up: Math.max(max(`eyebrows-${side}-up`) - 0.2, 0.7 * max(`eyebrows-${side}-inner-up`) - 0.2, 0) * 1.3,
    squint: max(`eye-${side}-slit`) * (0.4 + 0.6 * smoothstep(0, 0.4, max('mouth-corner-puller'))),
  })
  const left = eyeOf('left')
  const right = eyeOf('right')
  const corners = max('mouth-corner-puller')
  const beam = max('mouth-upward-retraction')
  const smileOf = (own = 0) => Math.min(1, (corners + own + beam) * 0.9)
  const smiles = { left: smileOf(face.muscles.smileL), right: smileOf(face.muscles.smileR) }
  const sneer = max('nose-left-elevation', 'nose-right-elevation')
  const tears = face.tears ?? 0
  const weary = face.weary ?? 0
  const any = Math.max(
    left.down,
    right.down,
    left.up,
    right.up,
    smiles.left - 0.15,
    smiles.right - 0.15,
    sneer,
    tears,
    weary,
    left.squint - 0.1,
  )
  if (any < 0.1) return undefined
  const deep = 0.65 + 0.35 * Math.min(1, skin.wrinkles * 1.6)
  return (spot) => {
    const { x, y, z } = spot
    if (z < 0.7 || y > 8 || y < 6.2) return
    const side = Math.abs(x)
    const half = x > 0 ? left : right
    const smile = x > 0 ? smiles.left : smiles.right
    let line = 0
    if (y > 7.3) {
      // Upright between the brows, bent away from each other above.
      if (half.down > 0.1 && side < 0.16) {
        const off = Math.abs(side - 0.075 - Math.max(0, y - 7.5) * 0.25)
        line = half.down * smoothstep(0.03, 0, off) * smoothstep(7.33, 7.42, y) * smoothstep(7.7, 7.55, y)
      }
      if (half.up > 0.1 && side < 0.6 && y > 7.58) {
        const wave = y - 0.1 * side * (0.6 - side) + 0.02 * tableNoise(x * 3, y * 2, 0, 15)
        const row = Math.abs(((wave - 7.62) / 0.11) % 1) - 0.5
        const ends = smoothstep(0.58, 0.3, side) * smoothstep(7.58, 7.66, y) * smoothstep(7.98, 7.86, y)
        line = Math.max(line, half.up * 0.75 * ends * smoothstep(0.2, 0, Math.abs(row)))
      }
    } else {
      const from = side - 0.46
      if (half.squint > 0.12 && from > 0 && from < 0.15) {
        const fan = (y - 7.26) / Math.max(0.05, from + 0.05)
        const ray = Math.abs(((fan * 1.5 + 10.5) % 1) - 0.5)
        const reach = smoothstep(0, 0.03, from) * smoothstep(0.15, 0.06, from) * smoothstep(1.2, 0.7, Math.abs(fan))
        line = half.squint * 1.3 * reach * smoothstep(0.22, 0, ray)
      }
      if (smile > 0.15 && y < 6.98 && y > 6.5) {
        // From the wing of the nose round the corner of the mouth.
        const down = (6.96 - y) / 0.46
        const way = 0.2 + 0.2 * down - 0.05 * down * down
        const off = side - way
        line = Math.max(
          line,
          (smile - 0.1) * smoothstep(0.035, 0, Math.abs(off)) * smoothstep(0, 0.15, down) * smoothstep(1, 0.65, down),
        )
      }
      if (sneer > 0.15 && side < 0.13 && y > 7.08) {
        const row = Math.abs((((y - 7.1 + side * 0.5) / 0.06) % 1) - 0.5)
        line = Math.max(
          line,
          sneer * 0.8 * smoothstep(0.24, 0, row) * smoothstep(0.13, 0.05, side) * smoothstep(7.08, 7.14, y),
        )
      }
      if (weary > 0) under(spot, side, weary)
      if (tears > 0) weep(spot, side, tears)
    }
    if (line <= 0) return
    const strong = Math.min(1, line) * deep
    spot.relief -= strong * 0.011 * smoothstep(0.03, 0.012, spot.grain)
    spot.open -= strong * 0.2
    spot.red *= 1 - strong * 0.13
    spot.green *= 1 - strong * 0.19
    spot.blue *= 1 - strong * 0.19
  }
}

/** Who has not slept: violet shadows under the eyes. */
function under(spot: Parameters<Surface>[0], side: number, weary: number): void {
  const ex = (side - 0.29) / 0.17
  const ey = (spot.y - 7.15 - 0.04 * ex) / 0.085
  const share = weary * smoothstep(1, 0.2, Math.sqrt(ex * ex + ey * ey)) * 0.85
  spot.red *= 1 - share * 0.36
  spot.green *= 1 - share * 0.42
  spot.blue *= 1 - share * 0.3
}

/** Traces of tears down the cheeks, each with a drop at its end, and eyes red around. */
function weep(spot: Parameters<Surface>[0], side: number, tears: number): void {
  const { x, y } = spot
  const red = tears * smoothstep(0.2, 0.08, Math.abs(y - 7.24)) * smoothstep(0.3, 0.1, Math.abs(side - 0.31)) * 0.3
  spot.green *= 1 - red * 0.5
  spot.blue *= 1 - red * 0.45
  const end = x > 0 ? 6.7 : 6.62
  const way = side - 0.3 - (7.2 - y) * 0.05 - 0.018 * tableNoise(0, y * 5, x > 0 ? 3 : 9, 51)
  const trace = smoothstep(0.02, 0.01, Math.abs(way)) * smoothstep(7.22, 7.17, y) * smoothstep(end, end + 0.04, y)
  const drop = smoothstep(0.034, 0.016, Math.sqrt(way * way + (y - end) * (y - end) * 0.6))
  const wet = tears * Math.max(trace * 0.8, drop)
  if (wet <= 0) return
  spot.red += (spot.red * 1.12 + 0.05 - spot.red) * wet
  spot.green += (spot.green * 1.16 + 0.06 - spot.green) * wet
  spot.blue += (spot.blue * 1.2 + 0.07 - spot.blue) * wet
  spot.rough += (0.12 - spot.rough) * wet
  spot.relief += wet * 0.012
}
