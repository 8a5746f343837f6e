import { type Vector, vertexAt } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { newMesh, quad, vertex, type Mesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import type { Fitting, Maker } from '#props/fitting.ts'
import { circle, cord } from '#geometry/shapes.ts'
import { glass, gold, metal, plain } from '#props/materials.ts'

/** The outline of a lens around its middle, for a share of the turn; x outwards. */
type Outline = (share: number) => readonly [x: number, y: number]

const rounded: Outline = (share) => {
  const { x, y } = circle(share)
  const round = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value))
  return [0.15 * x + round(x) * 0.115, 0.1 * y + round(y) * 0.09 + 0.02]
}

const circular: Outline = (share) => {
  const { x, y } = circle(share)
  return [x * 0.225, y * 0.225]
}

const aviator: Outline = (share) => {
  const { x, y } = circle(share)
  const low = Math.max(0, -y)
  return [x * (0.27 - low * 0.03) + low * 0.03, y * (y > 0 ? 0.16 : 0.25) + 0.03]
}

/** Front vertices of both ears where a temple piece rests. */
const earRests = { left: 12000, right: 5401 } as const

type Frame = {
  readonly outline: Outline
  readonly rim: number
  readonly surface: Part['surface']
  readonly material: Part['material']
  readonly lens: Part['surface']
  readonly dark: boolean
}

/** Where a lens sits: its middle and how far its outer side leans back. */
function lensPoint({ head }: Fitting, side: number, x: number, y: number): Vector {
  const eye = side > 0 ? head.eyes.left : head.eyes.right
  const front = Math.max(head.bridge[2] + 0.05, eye[2] + 0.31)
  return [eye[0] + side * x, eye[1] - 0.02 + y, front - (x + 0.25) * (x + 0.25) * 0.28]
}

function spectacles(fitting: Fitting, frame: Frame): readonly Part[] {
  const rims = newMesh()
  const lenses = newMesh()
  for (const side of [1, -1]) {
    const line = Array.from({ length: 33 }, (_, nth) => {
      const [x, y] = frame.outline(nth / 32)
      return lensPoint(fitting, side, x, y)
    })
    cord(rims, line, frame.rim, 6, true)
    fan(lenses, line, lensPoint(fitting, side, 0, 0), side)
    cord(rims, temple(fitting, side, frame.outline(0.06)), frame.rim * 0.95, 6)
  }
  const inner = (side: number, lift: number): Vector => {
    const [x, y] = frame.outline(0.44)
    const at = lensPoint(fitting, side, x, y)
    return [at[0], at[1] + lift, at[2]]
  }
  const middle = Math.max(inner(1, 0)[2], fitting.head.bridge[2] + 0.06)
  const arch: Vector[] = [inner(1, 0), [inner(1, 0)[0] * 0.5, inner(1, 0)[1] + 0.035, middle + 0.02]]
  cord(
    rims,
    [
      ...arch,
      [0, arch[1]?.[1] ?? 0, middle + 0.03],
      [-(arch[1]?.[0] ?? 0), arch[1]?.[1] ?? 0, middle + 0.02],
      inner(-1, 0),
    ],
    frame.rim,
    6,
  )
  const { placing } = fitting.head
  return [
    toPart(rims, { name: 'glasses', material: frame.material, surface: frame.surface, face: true }, placing),
    toPart(
      lenses,
      {
        name: 'lenses',
        material: 'glass',
        surface: frame.lens,
        twoSided: true,
        blended: true,
        castsShadow: frame.dark,
        face: true,
      },
      placing,
    ),
  ]
}

/** From the rim back over the ear, then down behind it. */
function temple(fitting: Fitting, side: number, [x, y]: readonly [number, number]): Vector[] {
  const rest = vertexAt(fitting.head.skin, side > 0 ? earRests.left : earRests.right)
  const start = lensPoint(fitting, side, x, y)
  const out = side * Math.max(Math.abs(rest[0]) + 0.06, Math.abs(start[0]))
  const over: Vector = [out, rest[1] - 0.08, rest[2] - 0.12]
  return [
    start,
    [start[0] + side * 0.04, start[1] + 0.005, start[2] - 0.08],
    [(start[0] + out) / 2 + side * 0.04, (start[1] + over[1]) / 2 + 0.02, (start[2] + over[2]) / 2],
    over,
    [out - side * 0.02, over[1] - 0.06, over[2] - 0.14],
    [out - side * 0.07, over[1] - 0.26, over[2] - 0.24],
  ]
}

/** A flat lens inside its rim. */
function fan(mesh: Mesh, line: readonly Vector[], middle: Vector, side: number): void {
  const hub = vertex(mesh, [middle[0], middle[1], middle[2] + 0.012], [0, 0, 1], 0.5, 0.5)
  const ring = line.map((at) => vertex(mesh, at, [0, 0, 1], 0.5 + (at[0] - middle[0]) * side, 0.5 + at[1] - middle[1]))
  for (let nth = 0; nth < ring.length - 1; nth++) {
    const [a, b] = [ring[nth] ?? 0, ring[nth + 1] ?? 0]
    if (side > 0) quad(mesh, hub, a, b, b)
    else quad(mesh, hub, b, a, a)
  }
}

const clear = glass([0.7, 0.75, 0.78], 0.07)

export const glasses: Maker = (fitting) => {
  const dark = fitting.chance.pick(['#1d1a1c', '#3b2418', '#20262f'])
  return spectacles(fitting, {
    outline: rounded,
    rim: 0.024,
    surface: plain(dark, 0.25),
    material: 'hard',
    lens: clear,
    dark: false,
  })
}

export const roundGlasses: Maker = (fitting) =>
  spectacles(fitting, {
    outline: circular,
    rim: 0.014,
    surface: metal(gold),
    material: 'hard',
    lens: clear,
    dark: false,
  })

export const sunglasses: Maker = (fitting) =>
  spectacles(fitting, {
    outline: aviator,
    rim: 0.015,
    surface: metal(gold),
    material: 'hard',
    lens: glass([0.012, 0.012, 0.015], 0.9),
    dark: true,
  })

/** One lens in a thin rim before the left eye, with a chain down to the clothes. */
export const monocle: Maker = (fitting) => {
  const rim = newMesh()
  const lens = newMesh()
  const line = Array.from({ length: 33 }, (_, nth) => {
    const { x, y } = circle(nth / 32)
    return lensPoint(fitting, 1, x * 0.2, y * 0.2)
  })
  cord(rim, line, 0.016, 6, true)
  fan(lens, line, lensPoint(fitting, 1, 0, 0), 1)
  const hook = lensPoint(fitting, 1, 0.2, -0.05)
  const drop = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Vector => [
    hook[0] + 0.16 * share,
    hook[1] - 1.25 * share,
    hook[2] - 0.45 * share - 0.35 * share * (1 - share),
  ])
  cord(rim, drop, 0.007, 5)
  const { placing } = fitting.head
  return [
    toPart(rim, { name: 'monocle', material: 'hard', surface: metal(gold), face: true }, placing),
    toPart(
      lens,
      { name: 'lens', material: 'glass', surface: clear, twoSided: true, blended: true, castsShadow: false },
      placing,
    ),
  ]
}
