import type { Vector } from '#geometry/vector.ts'
import { scaled, linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Maker } from '#props/fitting.ts'
import { circle, sheet } from '#geometry/shapes.ts'
import { felt, straw, weave } from '#props/materials.ts'
import { between, brim, crownBand, hatPart, hatPoint, ribbon, sideways, turned } from './hat-form.ts'

export const fedora: Maker = (fitting) => {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      (share) => 1.5 + 0.12 * circle(share).x,
      (share, out) => out * out * (0.16 * sideways(share) - 0.1 * smoothstep(0.2, 1, circle(share).x)),
    ),
    48,
  )
  turned(
    mesh,
    (share) => {
      const pinch = 0.12 * smoothstep(0.35, 1, circle(share).x) * smoothstep(0.05, 0.3, Math.abs(circle(share).y))
      return [
        [1, 0],
        [1, 0.16],
        [0.97 - pinch * 0.5, 0.5],
        [0.92 - pinch, 0.8],
        [0.8 - pinch, 0.93],
        [0.6, 0.94],
        [0.3, 0.8],
        [0, 0.75],
      ]
    },
    48,
    2,
  )
  const colour = scaled(linear(fitting.colours.primary), 0.8)
  return [
    hatPart(fitting, mesh, 'fedora', felt(colour)),
    crownBand(fitting, 0.02, 0.24, ribbon(fitting.colours.accent), 0.005),
  ]
}

export const topHat: Maker = (fitting) => {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      () => 1.36,
      (share, out) => out * out * (0.2 * sideways(share) - 0.03),
    ),
    48,
  )
  turned(
    mesh,
    () => [
      [1, 0],
      [0.96, 0.35],
      [0.94, 0.8],
      [0.97, 1.2],
      [1.03, 1.42],
      [1.0, 1.46],
      [0.5, 1.47],
      [0, 1.47],
    ],
    48,
    2,
  )
  return [
    hatPart(fitting, mesh, 'top hat', weave([0.016, 0.016, 0.019])),
    crownBand(fitting, 0.02, 0.26, ribbon(fitting.colours.accent), 0.025),
  ]
}

export const strawHat: Maker = (fitting) => {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      () => 1.78,
      (share, out) => out * (0.06 * circle(share * 3).x * out - 0.1 * out),
    ),
    56,
  )
  turned(
    mesh,
    () => [
      [1, 0],
      [1, 0.2],
      [0.97, 0.45],
      [0.86, 0.66],
      [0.6, 0.76],
      [0.3, 0.79],
      [0, 0.8],
    ],
    56,
    2,
  )
  return [
    hatPart(fitting, mesh, 'straw hat', straw([0.66, 0.47, 0.22])),
    crownBand(fitting, 0.02, 0.22, ribbon(fitting.colours.accent)),
  ]
}

export const wizardHat: Maker = (fitting) => {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      () => 1.72,
      // Turned up over the brows, down at the sides and behind.
      (share, out) =>
        out * out * (0.05 * circle(share * 2 + 0.1).x - 0.08 + 0.15 * smoothstep(0.1, 1, circle(share).x)),
    ),
    48,
  )
  // The point leans back and to one side, with creases on its way.
  const lean = (height: number): Vector => {
    const bend = smoothstep(0.6, 2.7, height)
    return [bend * 0.5, 0, -bend * 0.55]
  }
  const rings: readonly (readonly [number, number])[] = [
    [1, 0],
    [0.98, 0.25],
    [0.82, 0.6],
    [0.7, 0.85],
    [0.62, 1.05],
    [0.5, 1.4],
    [0.4, 1.62],
    [0.34, 1.8],
    [0.2, 2.2],
    [0.08, 2.5],
    [0, 2.62],
  ]
  sheet(
    mesh,
    (u, v) => {
      const [radius, height] = between(rings, v)
      const [x, y, z] = hatPoint(u, radius, height)
      const [dx, dy, dz] = lean(height)
      return [x + dx, y + dy, z + dz]
    },
    40,
    30,
  )
  return [
    hatPart(fitting, mesh, 'wizard hat', felt(scaled(linear(fitting.colours.primary), 0.75))),
    crownBand(fitting, 0.1, 0.36, ribbon(fitting.colours.accent), 0.075),
  ]
}
