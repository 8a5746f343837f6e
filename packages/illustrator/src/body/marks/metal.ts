import type { MarkId, BodyParams } from '@eidolon/people'
import { type Color, linear, mixed } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { cellShare, tableNoise } from '#geometry/noise.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { inside, lay, lineDistance, type Painter, stroke } from './brush.ts'
import type { Chart } from './chart.ts'
import { pairs } from '#geometry/numbers.ts'

const steel: Color = [0.62, 0.635, 0.66]
const dark: Color = [0.09, 0.094, 0.1]

/** Plates of metal with seams between them, rivets, and dark joints that show cables. */
function plated(
  spot: SurfacePoint,
  share: number,
  own: Color,
  seam: number,
  joint: number,
  p: number,
  q: number,
): void {
  if (share <= 0) return
  const brushed = 0.92 + 0.1 * tableNoise(p * 3, q * 40, 0, 501)
  const cable = 0.55 + 0.45 * Math.abs(((p * 3.2) % 1) - 0.5) * 2
  const plate = mixed(
    [own[0] * brushed, own[1] * brushed, own[2] * brushed],
    [dark[0] * cable, dark[1] * cable, dark[2] * cable],
    joint,
  )
  lay(spot, mixed(plate, [0.015, 0.015, 0.017], seam * 0.9), share)
  spot.metal += ((joint > 0.5 ? 0.3 : 0.66) - spot.metal) * share
  spot.rough += ((joint > 0.5 ? 0.55 : 0.36) - spot.rough) * share
  spot.relief += share * (-0.02 * seam - 0.03 * joint + 0.012 * joint * cable)
}

/** Seams, and where the joints of an arm are, along it. */
function armPlates(at: Chart, grain: number): readonly [seam: number, joint: number] {
  const { along, joint, end, around } = at
  const rings = [0.28, 0.62, joint - 0.55, joint + 0.32, joint + 0.95, end - 0.55, end - 0.14, end + 0.3, end + 0.92]
  let seam = 0
  for (const ring of rings)
    seam = Math.max(seam, stroke(along - ring - 0.05 * tableNoise(Math.round(ring * 3), 0, 0, 7), 0.018, grain))
  const lanes = along < joint - 0.55 ? [-1.1, 1.1] : along < end - 0.55 ? [-0.7, 0.9, 2.4] : [-0.4, 0.5]
  for (const lane of lanes) seam = Math.max(seam, along > 0.28 ? stroke((around - lane) * 0.4, 0.013, grain) : 0)
  const bent = smoothstep(0.26, 0.22, Math.abs(along - joint))
  const wrist = smoothstep(0.1, 0.07, Math.abs(along - end + 0.02))
  // Each finger has two joints more.
  const fingers =
    along > end + 0.9
      ? Math.max(
          smoothstep(0.06, 0.04, Math.abs(along - end - 1.02)),
          smoothstep(0.05, 0.035, Math.abs(along - end - 1.4)),
          smoothstep(0.045, 0.03, Math.abs(along - end - 1.68)),
        )
      : 0
  return [seam, Math.max(bent, wrist, fingers * 0.8)]
}

const arm =
  (own: Color, isOn: (at: Chart) => boolean, from = -0.1): Painter =>
  (spot, at) => {
    if (at.part !== 'arm' || !isOn(at)) return
    const start = from < 0 ? 0.12 : at.end - from
    const share = smoothstep(start - 0.01, start + 0.01, at.along)
    const [seam, joint] = armPlates(at, spot.grain)
    const rim = smoothstep(0.05, 0.02, Math.abs(at.along - start - 0.02))
    plated(spot, share, own, Math.max(seam, rim * 0.7), joint, at.around, at.along)
    lamp(
      spot,
      share * stroke(Math.sqrt(((at.around - 0.1) * 0.4) ** 2 + (at.along - at.joint - 0.62) ** 2), 0.045, spot.grain),
    )
  }

function lamp(spot: SurfacePoint, share: number): void {
  if (share <= 0) return
  lay(spot, [0.12, 0.75, 0.95], share)
  spot.glow = Math.max(spot.glow, 2 * share)
  spot.metal *= 1 - share
}

export function metalPainters({ paint }: BodyParams['marks']): Readonly<Partial<Record<MarkId, Painter>>> {
  const own = paint === '' ? steel : mixed(linear(paint), steel, 0.2)
  return {
    'metal-arm': arm(own, (at) => at.left),
    'metal-arm-right': arm(own, (at) => !at.left),
    'metal-arms': arm(own, () => true),
    'metal-hand': arm(own, (at) => at.left, 0.35),
    'metal-legs': (spot, at) => {
      if (at.part !== 'leg') return
      const share = smoothstep(0.75, 0.78, at.along)
      let seam = 0
      for (const ring of [1.2, 2.2, at.joint - 0.5, at.joint + 0.5, at.joint + 1.6, at.end - 0.6])
        seam = Math.max(seam, stroke(at.along - ring, 0.022, spot.grain))
      for (const lane of [-1.3, 1.3]) seam = Math.max(seam, stroke((at.around - lane) * 0.7, 0.018, spot.grain))
      const joint = Math.max(
        smoothstep(0.36, 0.3, Math.abs(at.along - at.joint)),
        smoothstep(0.2, 0.15, Math.abs(at.along - at.end)),
      )
      plated(spot, share, own, seam, joint, at.around, at.along)
    },
    'metal-jaw': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.1) return
      const top = 6.47 + 0.42 * smoothstep(0.24, 0.62, at.side)
      const share = inside(at.y - top, 0.008 + spot.grain)
      const seams = Math.max(
        stroke(at.y - top + 0.03, 0.014, spot.grain),
        stroke(at.side - 0.16, 0.01, spot.grain),
        stroke(lineDistance(pairs`0.16 6.34, 0.5 6.5, 0.9 6.72`, at.side, at.y), 0.012, spot.grain),
      )
      plated(spot, share, own, seams, 0, at.side * 3, at.y * 2)
      const vents =
        at.side > 0.3 && at.side < 0.6
          ? stroke((((at.y + at.side * 0.6) * 16) % 1) - 0.5, 0.2, spot.grain * 16) *
            smoothstep(6.36, 6.4, at.y) *
            smoothstep(top - 0.08, top - 0.12, at.y)
          : 0
      lay(spot, [0.01, 0.01, 0.012], vents * share * 0.9)
    },
    'metal-face': (spot, at) => {
      if (at.part !== 'head' || at.z < -0.2 || at.x < 0) return
      // The skin is torn along a ragged line; under it are plates, cables and a socket.
      const torn = 0.05 * tableNoise(at.y * 5, 0, 0, 511) + 0.022 * tableNoise(at.y * 19, 0, 0, 512)
      const edge = at.side - 0.16 - torn - 0.5 * smoothstep(7.6, 8.2, at.y) - 0.28 * smoothstep(6.72, 6.3, at.y)
      const share = inside(-edge, 0.008 + spot.grain)
      if (share <= 0) {
        spot.red *= 1 - 0.4 * smoothstep(-0.05, 0, edge)
        spot.green *= 1 - 0.6 * smoothstep(-0.05, 0, edge)
        return
      }
      const lines = [
        pairs`0.2 7.02, 0.4 6.96, 0.56 7.04, 0.9 7`,
        pairs`0.56 7.04, 0.52 6.7, 0.66 6.5`,
        pairs`0.3 7.56, 0.5 7.6, 0.66 7.46, 0.92 7.44`,
        pairs`0.4 6.96, 0.36 6.74`,
      ] as const
      let seam = 0
      for (const line of lines) seam = Math.max(seam, stroke(lineDistance(line, at.side, at.y), 0.014, spot.grain))
      const socket = inside(Math.sqrt(((at.side - 0.33) / 0.24) ** 2 + ((at.y - 7.29) / 0.2) ** 2) - 1, 0.1)
      const cables = at.y < 6.98 && at.side > 0.3 && at.side < 0.5 ? 1 : 0
      plated(spot, share, own, seam, Math.max(socket * 0.9, cables), at.side * 6, at.y)
      const rivet =
        cellShare(Math.floor(at.side * 7), Math.floor(at.y * 6), 1, 513) > 0.7
          ? stroke(Math.sqrt((((at.side * 7) % 1) - 0.5) ** 2 + (((at.y * 6) % 1) - 0.5) ** 2), 0.1, spot.grain * 7)
          : 0
      lay(spot, [0.02, 0.02, 0.022], rivet * share * 0.8)
      spot.relief -= share * 0.02 * smoothstep(0.05, 0, edge)
    },
  }
}
