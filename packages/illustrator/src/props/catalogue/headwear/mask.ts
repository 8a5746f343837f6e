import { along, band, type Fitting, leather, linear, newMesh, type Part, prop, quad } from '#props/prop-kit.ts'
import { smoothstep, type Surface, toPart, unit, type Vector, vertex, vertexAt } from '#props/prop-kit.ts'

/** A domino mask: a shell over the face from brow to cheek, with holes for the eyes. */
export const mask = prop({
  label: 'Mask',
  words: 'mask, masked, face mask, masquerade mask, venetian mask, domino mask, ninja mask',
  order: 350,
  slot: 'face',
  hides: 0.6,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, body, colours } = fitting
  const mesh = newMesh()
  const { quads, groups } = body.pack.base
  const group = groups.get('body') ?? { first: 0, count: 0 }
  const known = new Map<number, number>()
  const corner = (index: number): number => {
    const there = known.get(index)
    if (there !== undefined) return there
    const rest = vertexAt(head.rest, index)
    const lids = eyeHole(rest) < 1.5
    const at = along(vertexAt(head.skin, index), unit([rest[0] * 0.4, 0.05, 1]), lids ? 0.1 : 0.05)
    const made = vertex(mesh, at, [0, 0, 0], rest[0], rest[1])
    known.set(index, made)
    return made
  }
  for (let face = group.first; face < group.first + group.count; face++) {
    const four = [0, 1, 2, 3].map((nth) => quads[face * 4 + nth] ?? 0)
    if (!four.every((index) => onMask(vertexAt(head.rest, index)))) continue
    const [a, b, c, d] = four.map(corner)
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) quad(mesh, a, b, c, d)
  }
  const ties = newMesh()
  band(ties, fitting, () => 7.36, 0.07, 0.03, 0.015)
  return [
    toPart(
      mesh,
      { name: 'mask', material: 'cloth', surface: maskSurface(fitting), twoSided: true, cutOut: true, face: true },
      head.placing,
    ),
    toPart(
      tiesBehind(ties),
      { name: 'mask ribbon', material: 'cloth', surface: leather(colours.accent), twoSided: true },
      head.placing,
    ),
  ]
}

/** Only what is behind the face of the band. */
function tiesBehind(mesh: ReturnType<typeof newMesh>): ReturnType<typeof newMesh> {
  const kept: number[] = []
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const corners = mesh.triangles.slice(at, at + 3)
    if (corners.every((index) => (mesh.positions[index * 3 + 2] ?? 0) < 1.02)) kept.push(...corners)
  }
  return { ...mesh, triangles: kept }
}

const onMask = ([x, y, z]: Vector): boolean => z > 0.98 && y > 6.86 && y < 7.8 && Math.abs(x) < 0.74

/** 1 at the rim of an eye's hole, below 1 inside; in places of the base mesh. */
function eyeHole([x, y]: readonly [number, number, ...number[]]): number {
  const [dx, dy] = [(Math.abs(x) - 0.315) / 0.2, (y - 7.285 - (Math.abs(x) - 0.3) * 0.1) / 0.1]
  return Math.sqrt(dx * dx + dy * dy)
}

/** Cut by its outline and the eyes; a rim of the second color. */
function maskSurface({ colours }: Fitting): Surface {
  const [field, trim] = [linear(colours.primary), linear(colours.accent)]
  return (spot) => {
    const x = Math.abs(spot.u)
    // Up towards the temples in wings, down beside the nose.
    const high = 7.56 + x * 0.2 - smoothstep(0, 0.14, 0.14 - x) * 0.06
    const low = 7.0 + smoothstep(0.3, 0.7, x) * 0.24 + smoothstep(0.16, 0, x) * 0.1
    const outline = Math.min(high - spot.v, spot.v - low, 0.7 - x)
    const eye = eyeHole([spot.u, spot.v]) - 1
    const inside = Math.min(outline, eye * 0.1)
    const edge = smoothstep(0.035, 0.025, inside)
    spot.red = field[0] + (trim[0] - field[0]) * edge
    spot.green = field[1] + (trim[1] - field[1]) * edge
    spot.blue = field[2] + (trim[2] - field[2]) * edge
    spot.rough = 0.35 + 0.2 * edge
    spot.relief = 0.012 * edge
    spot.alpha = smoothstep(-spot.grain * 0.5, spot.grain * 0.5, inside)
  }
}
