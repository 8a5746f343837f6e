import { type Vector, plus, along, cross, times, minus, unit } from '#geometry/vector.ts'
import { newMesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { around, type Maker } from '#props/fitting.ts'
import { flower, leaf } from '#props/kit/flower.ts'
import { ball, cord, sheet } from '#geometry/shapes.ts'
import { glass, glowing, gold, metal, petal, plain, silver, weave } from '#props/materials.ts'
import { band, loop, rimCourse } from './bands.ts'
import { hatPoint, turned } from './hat-form.ts'

/** A ring of gold with points, each with a gem, lined with cloth. */
export const crown: Maker = (fitting) => {
  const { placing } = fitting.head
  const ring = newMesh()
  const points = 8
  const tall = (share: number): number => {
    const wave = share * points - Math.floor(share * points)
    return 0.42 + 0.3 * (1 - Math.abs(wave * 2 - 1)) * (1 - Math.abs(wave * 2 - 1))
  }
  turned(
    ring,
    (share) => [
      [1.0, 0.1],
      [1.04, 0.1],
      [1.05, 0.3],
      [1.06 + tall(share) * 0.1, 0.1 + tall(share)],
      [1.02 + tall(share) * 0.1, 0.1 + tall(share)],
      [1.0, 0.3],
    ],
    96,
  )
  const rims = newMesh()
  for (const height of [0.12, 0.3]) {
    const line = Array.from({ length: 49 }, (_, nth) => hatPoint(nth / 48, 1.05, height))
    cord(rims, line, 0.03, 6, true)
  }
  const gems = newMesh()
  for (let nth = 0; nth < points; nth++) {
    const share = (nth + 0.5) / points
    ball(rims, hatPoint(share, 1.05 + tall(share) * 0.1, 0.14 + tall(share)), [0.055, 0.055, 0.055], 10, 8)
    ball(gems, hatPoint(share, 1.06, 0.21), [0.06, 0.06, 0.06], 8, 6)
  }
  return [
    toPart(ring, { name: 'crown', material: 'hard', surface: metal(gold, 0.28), twoSided: true }, placing),
    toPart(rims, { name: 'crown rims', material: 'hard', surface: metal(gold, 0.2) }, placing),
    toPart(gems, { name: 'gems', material: 'hard', surface: plain(fitting.colours.accent, 0.08) }, placing),
  ]
}

/** A silver arch over the forehead that vanishes in the hair. */
export const tiara: Maker = (fitting) => {
  const { placing } = fitting.head
  const off = fitting.hairRoom + 0.03
  const wires = newMesh()
  const gems = newMesh()
  const place = (turn: number, lift: number): Vector => {
    const at = around(fitting, turn, 8.02 + 0.1 * (1 - (turn * turn) / 2.2), off)
    return along(at, unit([at[0] * 0.15, 1, 0.1]), lift)
  }
  const arch = (height: (share: number) => number, thick: number): void => {
    const line = Array.from({ length: 41 }, (_, nth) => {
      const turn = (nth / 40 - 0.5) * 2.7
      return place(turn, height(Math.abs(turn) / 1.35))
    })
    cord(wires, line, thick, 6)
  }
  arch(() => 0, 0.024)
  arch((share) => 0.34 * (1 - share) * (1 - share) + 0.06 * (1 - share), 0.016)
  for (let nth = -4; nth <= 4; nth++) {
    const turn = nth * 0.22
    const share = Math.abs(turn) / 1.35
    const top = 0.34 * (1 - share) * (1 - share) + 0.06 * (1 - share)
    cord(wires, [place(turn, 0), place(turn, top + 0.04)], 0.014, 5)
    ball(wires, place(turn, top + 0.06), [0.03, 0.03, 0.03], 8, 6)
    ball(gems, along(place(turn, top * 0.5), [0, 0, 1], 0.02), [0.035, 0.05, 0.025], 8, 6)
  }
  return [
    toPart(wires, { name: 'tiara', material: 'hard', surface: metal(silver, 0.15) }, placing),
    toPart(gems, { name: 'tiara gems', material: 'hard', surface: plain(fitting.colours.accent, 0.06) }, placing),
  ]
}

export const headband: Maker = (fitting) => {
  const mesh = newMesh()
  band(mesh, fitting, (turn) => rimCourse(turn) + 0.14, 0.24, fitting.hairRoom * 0.7, 0.05)
  const surface = weave(fitting.colours.accent)
  return [toPart(mesh, { name: 'headband', material: 'cloth', surface, twoSided: true }, fitting.head.placing)]
}

/** Flowers and leaves all around, on a twig. */
export const flowerCrown: Maker = (fitting) => {
  const { chance, colours, head } = fitting
  const line = loop(fitting, (turn) => rimCourse(turn) + 0.3, fitting.hairRoom + 0.05, 48)
  const twig = newMesh()
  cord(twig, line, 0.035, 6, true)
  const [blossoms, others, hearts, leaves] = [newMesh(), newMesh(), newMesh(), newMesh()]
  line.slice(0, 48).forEach((at, nth) => {
    const out = unit([at[0], 0.45, at[2] - 0.55])
    const next = line[nth + 1] ?? at
    const way = unit(minus(next, at))
    if (nth % 3 === 0) {
      const facing = unit(plus(out, [chance.middling() * 0.4, chance.middling() * 0.4, chance.middling() * 0.3]))
      const big = chance.between(0.15, 0.23)
      flower(nth % 2 === 0 ? blossoms : others, hearts, along(at, out, 0.06), facing, big, 6, 0.35)
    } else {
      const sideways = unit(plus(way, times(cross(out, way), nth % 2 === 0 ? 0.9 : -0.9)))
      leaf(leaves, along(at, out, 0.03), sideways, out, 0.26)
    }
  })
  const look = { material: 'cloth' as const, twoSided: true }
  return [
    toPart(twig, { name: 'twig', material: 'hard', surface: plain([0.12, 0.09, 0.04], 0.8) }, head.placing),
    toPart(leaves, { ...look, name: 'leaves', surface: petal([0.1, 0.2, 0.05], [0.06, 0.13, 0.03]) }, head.placing),
    toPart(blossoms, { ...look, name: 'blossoms', surface: petal([0.85, 0.8, 0.74], colours.accent) }, head.placing),
    toPart(others, { ...look, name: 'blossoms', surface: petal(colours.accent, [0.5, 0.2, 0.12]) }, head.placing),
    toPart(hearts, { name: 'flower hearts', material: 'cloth', surface: plain([0.7, 0.42, 0.06], 0.9) }, head.placing),
  ]
}

/** A bow at the side of the crown, turned to whoever looks. */
export const hairBow: Maker = (fitting) => {
  const mesh = newMesh()
  const middle = around(fitting, 0.95, 8.2, fitting.hairRoom + 0.06)
  const side = unit([0.75, -0.35, -0.5])
  const out = unit([middle[0], 0.35, middle[2] - 0.55])
  const up = unit(cross(out, side))
  for (const wing of [1, -1]) {
    sheet(
      mesh,
      (u, v) => {
        const far = Math.sqrt(v)
        const tall = 0.05 + 0.24 * smoothstep(0, 0.7, v)
        const puff = 0.16 * (1 - (2 * v - 1) * (2 * v - 1)) * (1 - Math.abs(2 * u - 1) * 0.5)
        const at = along(along(middle, side, wing * far * 0.42), up, (u - 0.5) * 2 * tall * wing)
        return along(at, out, puff + 0.03)
      },
      8,
      8,
    )
    sheet(
      mesh,
      (u, v) => {
        const at = along(along(middle, side, wing * (0.05 + v * 0.16)), up, -v * 0.5)
        return along(along(at, side, (u - 0.5) * (0.08 + v * 0.12) * wing), out, 0.05 - v * 0.02)
      },
      3,
      6,
    )
  }
  ball(mesh, along(middle, out, 0.06), [0.09, 0.09, 0.09], 10, 8)
  const surface = weave(fitting.colours.accent)
  return [toPart(mesh, { name: 'hair bow', material: 'cloth', surface, twoSided: true }, fitting.head.placing)]
}

export const halo: Maker = (fitting) => {
  const mesh = newMesh()
  const line = Array.from({ length: 49 }, (_, nth) => hatPoint(nth / 48, 0.72, 1.55 + fitting.hairRoom))
  cord(mesh, line, 0.05, 8, true)
  const veil = newMesh()
  cord(veil, line, 0.11, 8, true)
  const { placing } = fitting.head
  return [
    toPart(
      mesh,
      { name: 'halo', material: 'glow', surface: glowing([1, 0.82, 0.42], 2.4), castsShadow: false },
      placing,
    ),
    toPart(
      veil,
      { name: 'halo light', material: 'glow', surface: veiled, blended: true, twoSided: true, castsShadow: false },
      placing,
    ),
  ]
}

const veiled = (() => {
  const clear = glass([1, 0.8, 0.4], 0.12)
  const bright = glowing([1, 0.8, 0.4], 1.2)
  return (spot: Parameters<typeof clear>[0]): void => {
    clear(spot)
    bright(spot)
  }
})()
