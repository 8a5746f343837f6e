import { type Vector, plus, along, cross, times, unit, vertexAt } from '#geometry/vector.ts'
import type { Surface } from '#geometry/part.ts'
import { linear } from '#geometry/colour.ts'
import { noise } from '#geometry/noise.ts'
import { newMesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { blend } from '@eidolon/people'
import { cos, pow, sin } from '@eidolon/people/exact.ts'
import { around, type Maker } from '#props/fitting.ts'
import { cord, lathe, sheet } from '#geometry/shapes.ts'
import { fur, leather, plain } from '#props/materials.ts'

/** Curved horns out of the hair above the temples. */
export const horns: Maker = (fitting) => {
  const mesh = newMesh()
  for (const side of [1, -1]) {
    const foot = around(fitting, side * 0.62, 8.12, -0.05)
    const line = Array.from({ length: 22 }, (_, nth): Vector => {
      const share = nth / 21
      return [
        foot[0] + side * (0.42 * share + 0.25 * share * (1 - share)),
        foot[1] + 0.95 * share + 0.1 * share * share,
        foot[2] - 0.75 * share * (1 - share) - 0.1 * share + 0.35 * share * share,
      ]
    })
    cord(mesh, line, (share) => 0.19 * pow(1 - share, 0.8) * (1 + 0.05 * ripple(share)) + 0.008, 12)
  }
  return [toPart(mesh, { name: 'horns', material: 'hard', surface: horn }, fitting.head.placing)]
}

/** Rings on a horn, closer towards its tip. */
const ripple = (share: number): number => {
  const wave = share * 11 - Math.floor(share * 11)
  return wave < 0.5 ? wave * 2 : 2 - wave * 2
}

const horn: Surface = (spot) => {
  const dark = smoothstep(0.25, 1, spot.v)
  const ring = ripple(spot.v)
  const tone = (0.75 + 0.35 * ring) * (0.85 + 0.3 * noise(spot.x * 12, spot.y * 12, spot.z * 12))
  spot.red = (0.3 - 0.26 * dark) * tone
  spot.green = (0.23 - 0.2 * dark) * tone
  spot.blue = (0.16 - 0.135 * dark) * tone
  spot.rough = 0.45
  spot.relief = ring * 0.02
}

/** Furry ears in the colour of the hair, on the head where a cat has them. */
export const catEars: Maker = (fitting) => {
  const outer = newMesh()
  const inner = newMesh()
  for (const side of [1, -1]) {
    const foot = around(fitting, side * 0.95, 8.2, fitting.hairRoom * 0.5)
    const up = unit([side * 0.42, 1, 0.05])
    const front = unit([side * 0.3, 0.1, 1])
    const wide = unit(cross(up, front))
    const shell =
      (depth: number, size: number) =>
      (u: number, v: number): Vector => {
        const half = 0.36 * size * (1 - pow(v, 1.4))
        const bow = (2 * u - 1) * (2 * u - 1)
        const at = along(along(foot, up, -0.08 + 0.72 * size * v), wide, (u - 0.5) * 2 * half)
        return along(at, front, depth * (1 - bow) * (1 - v * 0.6) - 0.06 + 0.05 * v)
      }
    sheet(outer, (u, v) => shell(-0.14, 1)(1 - u, v), 10, 10)
    sheet(outer, shell(0.02, 1), 10, 10)
    sheet(inner, shell(0.035, 0.78), 10, 10)
  }
  const hair = fitting.body.phenotype.hair.colour
  const { placing } = fitting.head
  return [
    toPart(outer, { name: 'cat ears', material: 'cloth', surface: fur(hair), twoSided: true }, placing),
    toPart(
      inner,
      { name: 'inner ears', material: 'cloth', surface: fur(linear(blend('#e8b0a4', hair, 0.2))), twoSided: true },
      placing,
    ),
  ]
}

/** Cups on the ears and a padded bow over the head. */
export const headphones: Maker = (fitting) => {
  const { head, colours } = fitting
  const off = fitting.hairRoom + 0.06
  const [shells, pads, bow] = [newMesh(), newMesh(), newMesh()]
  const ear = { left: vertexAt(head.skin, 12044), right: vertexAt(head.skin, 5445) }
  const ends: Vector[] = []
  for (const side of [1, -1]) {
    const at = side > 0 ? ear.left : ear.right
    const middle: Vector = [at[0] - side * 0.03, at[1] - 0.03, at[2] + 0.08]
    ends.push(middle)
    const turnedOut = (mesh: ReturnType<typeof newMesh>, profile: readonly (readonly [number, number])[]): void => {
      const made = newMesh()
      lathe(made, profile, 28, [0, 0, 0])
      const first = mesh.positions.length / 3
      for (let index = 0; index < made.positions.length; index += 3) {
        const [x, y, z] = [made.positions[index] ?? 0, made.positions[index + 1] ?? 0, made.positions[index + 2] ?? 0]
        mesh.positions.push(middle[0] + side * y, middle[1] + x * 1.15 * side, middle[2] + z)
        const [nx, ny, nz] = [made.normals[index] ?? 0, made.normals[index + 1] ?? 0, made.normals[index + 2] ?? 0]
        mesh.normals.push(side * ny, nx * side, nz)
      }
      mesh.uvs.push(...made.uvs)
      for (let index = 0; index < made.triangles.length; index += 3) {
        const [a, b, c] = [made.triangles[index] ?? 0, made.triangles[index + 1] ?? 0, made.triangles[index + 2] ?? 0]
        mesh.triangles.push(a + first, c + first, b + first)
      }
    }
    turnedOut(pads, [
      [0.18, -0.1],
      [0.3, -0.12],
      [0.37, -0.06],
      [0.37, 0.03],
      [0.3, 0.07],
    ])
    turnedOut(shells, [
      [0.33, 0.04],
      [0.34, 0.12],
      [0.28, 0.19],
      [0.16, 0.22],
      [0, 0.225],
    ])
  }
  const [left, right] = [ends[0] ?? ear.left, ends[1] ?? ear.right]
  const arch = Array.from({ length: 29 }, (_, nth): Vector => {
    const share = nth / 28
    const over = Math.PI * share
    const across = plus(times(left, 1 - share), times(right, share))
    const reach = 0.93 + off
    return [reach * cos(over) * 0.93, left[1] + 0.15 + (8.52 + off - left[1] - 0.15) * sin(over), across[2] - 0.02]
  })
  cord(bow, [[left[0] + 0.1, left[1] + 0.05, left[2]], ...arch, [right[0] - 0.1, right[1] + 0.05, right[2]]], 0.06, 8)
  const { placing } = head
  return [
    toPart(bow, { name: 'headphone bow', material: 'hard', surface: plain(colours.primary, 0.4) }, placing),
    toPart(
      shells,
      { name: 'headphones', material: 'hard', surface: plain(colours.accent, 0.3), twoSided: true },
      placing,
    ),
    toPart(
      pads,
      { name: 'ear pads', material: 'hard', surface: leather([0.02, 0.02, 0.022]), twoSided: true },
      placing,
    ),
  ]
}
