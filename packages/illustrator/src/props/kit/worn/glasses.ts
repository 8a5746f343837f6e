import { toPart } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { ball, cord } from '#geometry/shapes.ts'
import { between, type Vector, vertexAt } from '#geometry/vector.ts'
import { type Fitting, laid, seenWire } from '#props/fitting.ts'
import { bar } from '#props/kit/worn/bars.ts'
import { lens } from '#props/kit/worn/lens.ts'
import { softly } from '#props/kit/mount.ts'

/** The outline of a lens around its middle, for a share of the turn; x outwards. */
export type Outline = (share: number) => readonly [x: number, y: number]

/** The tops of both ears, and the skin in the crease between them and the head: temple pieces lie between the two. */
const ears = { left: { top: 12012, crease: 12355 }, right: { top: 5413, crease: 5758 } } as const

type GlassesFrame = {
  readonly outline: Outline
  readonly rim: number
  readonly surface: Part['surface']
  readonly material: Part['material']
  readonly lens: Part['surface']
  readonly dark: boolean
  /** Of wire, round and on two pads that wires hold; others are cut from a sheet, broad above and at the hinges. */
  readonly wire: boolean
  /** A second bridge, straight from brow to brow. */
  readonly browBar?: boolean
}

/** Knots of a rim: enough for round corners from close up. */
const knots = 48

/** Where a lens sits: its middle and how far its outer side leans back. */
export function lensPoint({ head }: Fitting, side: number, x: number, y: number): Vector {
  const eye = side > 0 ? head.eyes.left : head.eyes.right
  const front = Math.max(head.bridge[2] + 0.05, eye[2] + 0.29)
  // Leaning a little forwards above, as all glasses do.
  return [eye[0] + side * x, eye[1] - 0.02 + y, front - (x + 0.25) * (x + 0.25) * 0.28 + y * 0.09]
}

export function spectacles(fitting: Fitting, frame: GlassesFrame): readonly Part[] {
  const rims = newMesh()
  const lenses = newMesh()
  const rim = seenWire(fitting, frame.rim)
  for (const side of [1, -1]) {
    const outline = Array.from({ length: knots + 1 }, (_, nth) => frame.outline(nth / knots))
    const line = outline.map(([x, y]) => lensPoint(fitting, side, x, y))
    // Cut frames are broadest above and as deep as they are broad; wire is wire all around.
    const broad = (share: number): number => 1 + Math.max(0, outline[Math.round(share * knots)]?.[1] ?? 0) * 2.4
    if (frame.wire) cord(rims, line, rim, 8, true)
    else bar(rims, line, [0, 0, 1], (share) => ({ along: rim * 1.25, across: rim * broad(share) }), 0.7, true)
    lens(lenses, line, lensPoint(fitting, side, 0, 0), side)
    const tall = frame.wire ? rim * 0.85 : rim * 2
    const arm = temple(fitting, side, frame.outline(frame.wire ? 0.06 : 0.075))
    bar(rims, arm, [side, 0, 0], (share) => armSection(share, tall, rim, frame.wire), frame.wire ? 0 : 0.7)
    pad(rims, fitting, side, frame, rim)
  }
  bridges(rims, fitting, frame, rim)
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

/** Temples of cut frames are tall at the hinge, slimmer over the ear and broader again behind it. */
function armSection(share: number, tall: number, rim: number, wire: boolean): { along: number; across: number } {
  if (wire) return { along: tall, across: tall }
  const slim = Math.min(1, share * 2.2)
  return { along: rim * 0.75, across: tall * (1 - 0.42 * slim + 0.25 * Math.max(0, share - 0.6)) }
}

function bridges(mesh: Mesh, fitting: Fitting, frame: GlassesFrame, rim: number): void {
  const bow = bridge(fitting, frame.outline(0.43))
  if (frame.wire) cord(mesh, bow, rim, 8)
  else bar(mesh, bow, [0, 0, 1], () => ({ along: rim * 1.2, across: rim * 1.45 }), 0.7)
  if (!frame.browBar) return
  const [x, y] = frame.outline(0.335)
  const ends = [lensPoint(fitting, 1, x, y), lensPoint(fitting, -1, x, y)] as const
  const middle = between(ends[0], ends[1], 0.5)
  cord(mesh, softly([ends[0], [middle[0], middle[1] + 0.008, middle[2] + 0.025], ends[1]], 6), rim * 0.9, 8)
}

/** The bow over the nose, from rim to rim. */
function bridge(fitting: Fitting, [x, y]: readonly [number, number]): readonly Vector[] {
  const [left, right] = [lensPoint(fitting, 1, x, y), lensPoint(fitting, -1, x, y)]
  const front = Math.max(left[2], right[2], fitting.head.bridge[2] + 0.05) + 0.02
  const middle = between(left, right, 0.5)
  const bow = (share: number): Vector => [between(left, right, share)[0], middle[1] + 0.03, front]
  return softly([left, bow(0.3), [middle[0], middle[1] + 0.038, front + 0.008], bow(0.7), right], 6)
}

/** What rests on the side of the nose: a pad on a wire, or one cut with the frame. */
function pad(mesh: Mesh, fitting: Fitting, side: number, { outline, wire }: GlassesFrame, rim: number): void {
  const [x, y] = outline(0.53)
  const from = lensPoint(fitting, side, x, y)
  const rest = laid(fitting.skull, [side * 0.115, from[1] - 0.045, from[2] - 0.09], 0.012)
  if (wire) {
    cord(mesh, softly([from, between(from, [rest[0], rest[1], from[2] - 0.04], 0.6), rest], 5), rim * 0.6, 6)
    ball(mesh, rest, [0.016, 0.04, 0.024], 10, 8)
    return
  }
  const foot = softly([from, between(from, rest, 0.5), rest], 4)
  cord(mesh, foot, (share) => rim * (0.95 - 0.25 * share), 8)
  ball(mesh, rest, [0.018, 0.045, 0.026], 10, 8)
}

/** From the rim straight back, over the ear between it and the head, then down behind it. */
function temple(fitting: Fitting, side: number, [x, y]: readonly [number, number]): readonly Vector[] {
  const { head } = fitting
  const { top, crease } = side > 0 ? ears.left : ears.right
  const [ear, root] = [vertexAt(head.skin, top), vertexAt(head.skin, crease)]
  const start = lensPoint(fitting, side, x, y)
  const hinge: Vector = [start[0] + side * 0.045, start[1] + 0.004, start[2] - 0.03]
  const out = side * Math.max(Math.abs(root[0]) + 0.03, Math.abs(hinge[0]) + 0.02)
  const over: Vector = [out, ear[1] + 0.012, ear[2] + 0.03]
  // Bowed a little outwards, so that no cheekbone comes through.
  const middle = between(hinge, over, 0.5)
  const line = softly(
    [
      start,
      hinge,
      [hinge[0] + side * 0.01, hinge[1], hinge[2] - 0.06],
      [middle[0] + side * 0.025, middle[1] + 0.005, middle[2]],
      over,
      [out, over[1] - 0.02, over[2] - 0.06],
      [out - side * 0.01, over[1] - 0.1, over[2] - 0.12],
      [out - side * 0.02, over[1] - 0.24, over[2] - 0.13],
    ],
    5,
  )
  return line.map((at) => (at[2] > over[2] + 0.04 ? outside(fitting, side, at) : at))
}

/** Faces are wider at the cheekbones than between hinge and ear: there a temple gives way sideways, as it does in life. */
function outside({ skull }: Fitting, side: number, at: Vector): Vector {
  const { found, distance, normal } = skull.near(at)
  const short = 0.045 - distance
  return found && short > 0 ? [at[0] + (side * short) / Math.max(0.5, Math.abs(normal[0])), at[1], at[2]] : at
}
