import type { Part, Surface } from '#geometry/part.ts'
import { tableNoise } from '#geometry/noise.ts'
import { normalsOf } from '#geometry/normals.ts'
import { linear } from '#geometry/color.ts'
import type { Body } from './body.ts'
import { eyeParts } from './eyes.ts'
import { browPart } from './brows.ts'
import { lashPart } from './lashes.ts'
import { modestVertices } from './modesty.ts'
import { longNails } from './nails.ts'
import { mouthParts } from './mouth.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import { skinSurface } from './skin.ts'
import { bodyMesh, type SurfaceMesh, trianglesOf } from './surface-mesh.ts'
import type { Pack } from '#pack/pack.ts'

const modest = memoByKey((pack: Pack) => modestVertices(pack))

/**
 * What is seen of the body itself. `hidden` is 1 for each vertex of the base mesh that clothes cover. From the chest
 * to the thighs there is never skin: what clothes leave open there is an undersuit. Eyes, mouth, brows and colors are
 * made once, the rest as finely as it is asked for.
 */
export function bodyModel(body: Body, hidden: Uint8Array): (detail: Body['detail']) => Part[] {
  const surface = skinSurface(body)
  const browless = body.bodyParams.marks.ids.includes('no-brows')
  const brows = browless ? [] : [browPart(body)]
  const features = [...eyeParts(body), ...mouthParts(body), ...brows, lashPart(body), ...longNails(body)]
  return (detail) => [...skinParts({ ...body, detail }, hidden, surface), ...features]
}

function skinParts(body: Body, hidden: Uint8Array, surface: Surface): Part[] {
  const mesh = bodyMesh(body)
  // From the whole body, so that no edge shows where clothes begin.
  const normals = normalsOf(mesh.posed, mesh.triangles)
  const { bare, uvs, decked } = drawnOf(body, mesh, hidden)
  return [skinPart(mesh, normals, bare, uvs, surface), ...(decked ? [undersuitPart(body, mesh, normals, decked)] : [])]
}

/** The triangles that are drawn as skin, those of its texture, and those that are drawn as cloth. */
type BodyTriangles = { readonly bare: Uint32Array; readonly uvs: Uint32Array; readonly decked: Uint32Array | undefined }

const drawnBefore = memoByKey((_hidden: Uint8Array) => new Map<Body['detail'], BodyTriangles>())

/** They depend on the clothes and on how fine the mesh is: in films they are the same in every drawing. */
function drawnOf({ pack, detail }: Body, mesh: SurfaceMesh, hidden: Uint8Array): BodyTriangles {
  const known = drawnBefore(hidden).get(detail)
  if (known) return known
  const { bare, decked } = sortFaces(pack, hidden)
  const chosen = (faces: Uint8Array) => (face: number) => faces[mesh.ownerOf(face)] === 1
  const drawn: BodyTriangles = {
    bare: trianglesOf(mesh.quads, chosen(bare)),
    uvs: trianglesOf(mesh.uvQuads, chosen(bare)),
    decked: decked.includes(1) ? trianglesOf(mesh.quads, chosen(decked)) : undefined,
  }
  drawnBefore(hidden).set(detail, drawn)
  return drawn
}

/** The faces of the base mesh that are drawn as skin, and those that are drawn as cloth. */
type Faces = { readonly bare: Uint8Array; readonly decked: Uint8Array }

function sortFaces(pack: Pack, hidden: Uint8Array): Faces {
  const { quads, groups } = pack.base
  const { first, count } = groups.get('body') ?? { first: 0, count: 0 }
  const covered = modest(pack)
  const bare = new Uint8Array(count)
  const decked = new Uint8Array(count)
  for (let face = 0; face < count; face += 1) {
    let shown = false
    let decent = true
    for (let at = (first + face) * 4; at < (first + face) * 4 + 4; at += 1) {
      if (hidden[quads[at]!] !== 1) shown = true
      if (covered[quads[at]!] === 1) decent = false
    }
    if (shown) (decent ? bare : decked)[face] = 1
  }
  return { bare, decked }
}

function skinPart(
  mesh: SurfaceMesh,
  normals: Float32Array,
  triangles: Uint32Array,
  uvTriangles: Uint32Array,
  surface: Surface,
): Part {
  return {
    name: 'skin',
    material: 'skin',
    positions: mesh.posed,
    normals,
    triangles,
    uvs: mesh.uvs,
    uvTriangles,
    rest: mesh.rest,
    surface,
    twoSided: false,
    blended: false,
    castsShadow: true,
  }
}

/** Close-fitting cloth in a quiet shade of the person's own colors. */
function undersuitPart(body: Body, mesh: SurfaceMesh, normals: Float32Array, triangles: Uint32Array): Part {
  const positions = mesh.posed.map((value, at) => value + normals[at]! * 0.025)
  const [red, green, blue] = linear(body.bodyParams.outfit.secondary)
  return {
    name: 'undersuit',
    material: 'cloth',
    positions,
    normals,
    triangles,
    rest: mesh.rest,
    surface: (spot) => {
      const weave = 1 + 0.06 * tableNoise(spot.x * 20, spot.y * 20, spot.z * 20, 8)
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
