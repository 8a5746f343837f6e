import type { Part } from '#mesh/part.ts'
import type { Body } from './body.ts'
import { eyeParts } from './eyes.ts'
import { browPart, lashPart } from './hair-cards.ts'
import { modestVertices } from './modesty.ts'
import { mouthParts } from './mouth.ts'
import { noise } from './noise.ts'
import { oncePer } from './once.ts'
import { skinSurface } from './skin.ts'
import { bodyMesh, smoothNormals, type SurfaceMesh, trianglesOf } from './surface-mesh.ts'
import { tintOf } from './tint.ts'
import type { Pack } from '#pack/pack.ts'

const modest = oncePer((pack: Pack) => modestVertices(pack))

/**
 * What is seen of the body itself. `hidden` is 1 for each vertex of the base mesh that clothes cover. From the chest
 * to the thighs there is never skin: what clothes leave open there is an undersuit.
 */
export function bodyParts(body: Body, hidden: Uint8Array): Part[] {
  const mesh = bodyMesh(body)
  const covered = modest(body.pack)
  const { quads } = body.pack.base
  const first = (body.pack.base.groups.get('body')?.first ?? 0) * 4
  const corners = (face: number, test: (vertex: number) => boolean): number => {
    const at = first + Math.floor(face / mesh.perFace) * 4
    let count = 0
    for (let corner = at; corner < at + 4; corner += 1) if (test(quads[corner]!)) count += 1
    return count
  }
  const open = (face: number) => corners(face, (vertex) => hidden[vertex] === 1) < 4
  const decent = (face: number) => corners(face, (vertex) => covered[vertex] === 1) === 0
  const skin = skinPart(body, mesh, (face) => decent(face) && open(face))
  const undersuit = undersuitPart(body, mesh, (face) => !decent(face) && open(face))
  return [
    skin,
    ...(undersuit.triangles.length > 0 ? [undersuit] : []),
    ...eyeParts(body),
    ...mouthParts(body),
    browPart(body),
    lashPart(body),
  ]
}

function skinPart(body: Body, mesh: SurfaceMesh, wanted: (face: number) => boolean): Part {
  const all = trianglesOf(mesh.quads, () => true)
  return {
    name: 'skin',
    material: 'skin',
    positions: mesh.posed,
    // From the whole body, so that no edge shows where clothes begin.
    normals: smoothNormals(mesh.posed, all),
    triangles: trianglesOf(mesh.quads, wanted),
    uvs: mesh.uvs,
    uvTriangles: trianglesOf(mesh.uvQuads, wanted),
    rest: mesh.rest,
    surface: skinSurface(body),
    twoSided: false,
    blended: false,
    castsShadow: true,
  }
}

/** Close-fitting cloth in a quiet shade of the person's own colours. */
function undersuitPart(body: Body, mesh: SurfaceMesh, wanted: (face: number) => boolean): Part {
  const triangles = trianglesOf(mesh.quads, wanted)
  const normals = smoothNormals(
    mesh.posed,
    trianglesOf(mesh.quads, () => true),
  )
  const positions = mesh.posed.map((value, at) => value + normals[at]! * 0.025)
  const [red, green, blue] = tintOf(body.phenotype.outfit.secondary)
  return {
    name: 'undersuit',
    material: 'cloth',
    positions,
    normals,
    triangles,
    rest: mesh.rest,
    surface: (spot) => {
      const weave = 1 + 0.06 * noise(spot.x * 20, spot.y * 20, spot.z * 20, 8)
      spot.red = (0.02 + red * 0.35) * weave
      spot.green = (0.02 + green * 0.35) * weave
      spot.blue = (0.022 + blue * 0.35) * weave
      spot.rough = 0.85
    },
    twoSided: false,
    blended: false,
    castsShadow: true,
  }
}
