import type { MarkId, BodyParams } from '@eidolon/people'
import { brightness, type Color, linear, mixed } from '#geometry/color.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { cellShare, tableNoise } from '#geometry/noise.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { clouds, feel, flat, inside, lay, lineDistance, onFace, type Painter, spots, stain, stroke } from './brush.ts'

/** Patches with lively edges, the same on both sides as vitiligo mostly is, a little apart. */
function vitiligo(color: string): Painter {
  const [red, green, blue] = linear(color)
  const light = brightness([red, green, blue])
  const pale: Color = mixed([0.68, 0.5, 0.4], [red, green, blue], light > 0.4 ? 0.3 : 0.04)
  return (spot, at) => {
    const shift = at.left ? 0 : 0.35
    const noise =
      tableNoise(at.side * 1.25 + shift, at.y * 1.25, at.z * 1.25, 311) * 0.7 +
      tableNoise(at.side * 4 + shift, at.y * 4, at.z * 4, 312) * 0.3
    const eyes = blob((at.side - 0.33) ** 2 + (at.y - 7.3) ** 2, 0.32) * 0.5
    const mouth = blob(at.x ** 2 + (at.y - 6.55) ** 2, 0.36) * 0.55
    const hands = at.part === 'arm' ? smoothstep(at.end, at.end + 1.2, at.along) * 0.45 : 0
    const share = smoothstep(0.13, 0.19, noise + (at.part === 'head' ? Math.max(eyes, mouth) : hands) - 0.02)
    // Beside pale skin the patches are seen by what is around them.
    if (light > 0.3) stain(spot, [0.84, 0.7, 0.6], (1 - share) * 0.6)
    lay(spot, pale, share * 0.85)
  }
}

/** Spots, patches and features of skin that is otherwise as it was. */
export function blemishPainters({ marks, skin }: BodyParams): Readonly<Partial<Record<MarkId, Painter>>> {
  const paint = marks.paint === '' ? undefined : linear(marks.paint)
  return {
    vitiligo: vitiligo(skin.colour),
    'dark-circles': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.6) return
      const below = blob(((at.side - 0.32) * 0.9) ** 2 + ((at.y - 7.1) * 1.5) ** 2, 0.2)
      const crease =
        stroke(at.y - 7.02 - 0.5 * (at.side - 0.33) ** 2, 0.02, 0.05) * smoothstep(0.2, 0.1, Math.abs(at.side - 0.32))
      stain(spot, [0.55, 0.4, 0.5], below * 0.75)
      stain(spot, [0.6, 0.5, 0.5], crease * 0.4)
    },
    'blush-face': (spot, at) => {
      const cheek = blob((at.side - 0.48) ** 2 * 0.7 + ((at.y - 6.96) * 1.25) ** 2, 0.36)
      const nose = blob((at.x * 0.8) ** 2 + ((at.y - 6.98) * 1.5) ** 2, 0.24) * 0.55
      if (at.part === 'head' && at.z > 0.5) stain(spot, paint ?? [0.98, 0.5, 0.5], Math.max(cheek, nose) * 0.72)
    },
    dimples: (spot, at) => {
      if (at.part !== 'head' || at.z < 0.6) return
      const hollow = blob(((at.side - 0.46) * 2) ** 2 + (at.y - 6.68) ** 2, 0.085)
      stain(spot, [0.7, 0.55, 0.53], hollow * 0.42)
      spot.relief -= hollow * 0.014
    },
    goosebumps: (spot, at) => {
      if (at.part === 'head') return
      const [p, q] = flat(at)
      const [depth] = spots(p, q, 0.055, 0.85, [0.014, 0.024], 341)
      const share = depth * smoothstep(0.03, 0.012, spot.grain)
      spot.relief += share * 0.014
      stain(spot, [0.92, 0.84, 0.82], share * 0.35)
    },
    'red-nose': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.8) return
      const nose = blob(at.x ** 2 + (at.y - 6.92) ** 2, 0.24)
      const cheek = blob((at.side - 0.5) ** 2 + (at.y - 6.9) ** 2, 0.24) * 0.35
      stain(spot, [0.98, 0.44, 0.42], Math.max(nose, cheek) * 0.8)
    },
    sunburn: (spot, at) => {
      const sunny =
        at.part === 'head'
          ? Math.max(
              blob(at.x ** 2 * 0.5 + (at.y - 6.98) ** 2, 0.42),
              blob((at.side - 0.5) ** 2 + (at.y - 6.95) ** 2, 0.34),
              blob(at.x ** 2 * 0.4 + (at.y - 7.95) ** 2, 0.4) * 0.8,
            ) * onFace(at)
          : at.part === 'arm'
            ? 0.45 * smoothstep(-0.4, 0.7, cos(at.around))
            : smoothstep(4.6, 5.3, at.y) * 0.6
      stain(spot, [1, 0.45, 0.4], sunny * 0.7 * (0.85 + 0.3 * clouds(at.x, at.y, at.z, 331)))
    },
    acne: (spot, at) => {
      if (at.part !== 'head' || at.z < 0.5) return
      const where = Math.max(
        blob((at.side - 0.5) ** 2 + (at.y - 6.7) ** 2, 0.4),
        blob(at.x ** 2 + (at.y - 7.95) ** 2, 0.4),
        blob(at.x ** 2 + (at.y - 6.3) ** 2, 0.25),
      )
      const [depth] = spots(at.x, at.y, 0.13, where * 0.55, [0.012, 0.03], 332)
      stain(spot, [0.95, 0.45, 0.42], smoothstep(0, 0.6, depth) * 0.7)
      spot.relief += 0.008 * smoothstep(0.1, 0.8, depth)
    },
    'port-wine': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.2) return
      const away =
        Math.sqrt((at.x + 0.52) ** 2 + ((at.y - 7.2) * 0.62) ** 2) + 0.22 * clouds(at.x * 1.2, at.y * 1.2, at.z, 333)
      stain(spot, [0.68, 0.28, 0.36], smoothstep(0.42, 0.37, away) * 0.75)
    },
    'beauty-mark': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.8) return
      const eye = Math.sqrt((at.x - 0.42) ** 2 + (at.y - 7.03) ** 2)
      const lip = Math.sqrt((at.x + 0.2) ** 2 + (at.y - 6.76) ** 2)
      stain(spot, [0.16, 0.1, 0.08], Math.max(stroke(eye, 0.016, spot.grain), stroke(lip, 0.016, spot.grain)) * 0.95)
    },
    gills: (spot, at) => {
      if (at.part !== 'neck') return
      const around = Math.abs(at.around)
      for (const nth of [0, 1, 2]) {
        const slit = lineDistance(
          [
            [0.75 + nth * 0.2, 0.12 + nth * 0.04],
            [0.85 + nth * 0.2, 0.36 + nth * 0.04],
            [0.8 + nth * 0.2, 0.56],
          ],
          around,
          at.along,
        )
        stain(spot, [0.9, 0.45, 0.45], smoothstep(0.075, 0, slit) * 0.55)
        const open = stroke(slit, 0.018, spot.grain)
        lay(spot, [0.12, 0.015, 0.018], open * 0.9)
        spot.relief += 0.02 * smoothstep(0.07, 0.03, slit) - 0.03 * open
      }
    },
    'third-eye': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.9) return
      const [x, y] = [at.x / 0.2, (at.y - 7.86) / 0.2]
      const lid = 0.5 * (1 - x * x)
      if (Math.abs(x) > 1.2 || Math.abs(y) > 0.9) return
      const open = Math.abs(x) < 1 ? inside(Math.abs(y) - lid, 0.04) : 0
      stain(
        spot,
        [0.6, 0.42, 0.4],
        smoothstep(0.2, 0, Math.abs(Math.abs(y) - Math.max(0, lid))) * 0.6 * smoothstep(1.2, 0.9, Math.abs(x)),
      )
      spot.relief +=
        0.02 * smoothstep(0.35, 0, Math.abs(Math.abs(y) - Math.max(0, lid) - 0.08)) * smoothstep(1.2, 0.8, Math.abs(x))
      lay(spot, [0.5, 0.47, 0.45], open)
      const r = Math.sqrt(x * x + y * y)
      const iris = paint ?? [0.3, 0.08, 0.42]
      lay(spot, mixed(iris, [0.02, 0.02, 0.02], smoothstep(0.3, 0.42, r)), open * inside(r - 0.42, 0.03))
      lay(spot, [0.004, 0.004, 0.004], open * inside(r - 0.17, 0.03))
      lay(spot, [0.9, 0.9, 0.9], open * inside(Math.sqrt((x - 0.14) ** 2 + (y - 0.16) ** 2) - 0.07, 0.02))
      feel(spot, 0.08, open)
      spot.relief -= open * 0.01
    },
    'moon-mark': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.9) return
      const r = Math.sqrt(at.x ** 2 + (at.y - 7.8) ** 2)
      const cut = Math.sqrt(at.x ** 2 + (at.y - 7.86) ** 2)
      const share = inside(Math.max(r - 0.13, 0.11 - cut), 0.006 + spot.grain)
      lay(spot, paint ?? [0.6, 0.64, 0.75], share * 0.95)
      if (paint || share > 0) spot.glow = Math.max(spot.glow, share * 1.1)
    },
    'hairy-arms': (spot, at) => {
      const where =
        at.part === 'arm'
          ? smoothstep(at.joint - 0.6, at.joint + 0.3, at.along) *
            smoothstep(at.end + 0.9, at.end + 0.4, at.along) *
            smoothstep(-0.5, 0.4, cos(at.around))
          : at.part === 'leg'
            ? smoothstep(1, 2.5, at.along) * 0.8
            : at.part === 'trunk' && at.z > 0
              ? blob(at.x ** 2 * 0.6 + (at.y - 4.6) ** 2 * 0.5, 1.1)
              : 0
      if (where <= 0.05 || spot.grain > 0.03) return
      const [p, q] = flat(at)
      const [a, b] = [p / 0.035, q / 0.11]
      const own = cellShare(Math.floor(a), Math.floor(b), 1, 371)
      if (own > where * 0.8) return
      const u = a - Math.floor(a) - 0.5 + (b - Math.floor(b) - 0.5) * (own - 0.4)
      stain(
        spot,
        [0.2, 0.15, 0.12],
        stroke(u * 0.035, 0.004, spot.grain) * 0.7 * smoothstep(0, 0.2, sin((b - Math.floor(b)) * Math.PI)),
      )
    },
  }
}
