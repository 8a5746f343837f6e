import type { MaterialOptions } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Form } from './forms.ts'
import { held } from './grip.ts'

/** A part of a thing: how it looks, and the forms it is made of. */
export type PropPiece = MaterialOptions & { readonly forms: readonly Form[] }

/** The forms of every piece in a mesh of its own, so much larger. */
export const meshesOf = (pieces: readonly PropPiece[], scale = 1): readonly (readonly [Mesh, MaterialOptions])[] =>
  pieces.map(({ forms, ...look }) => {
    const mesh = newMesh()
    for (const form of forms) form(mesh)
    mesh.positions.forEach((value, at) => (mesh.positions[at] = value * scale))
    return [mesh, { twoSided: true, ...look }] as const
  })

/** A place on the body that something is fixed to: its upright there, and the way out of the body. */
export type AttachmentPoint = { readonly at: Vector; readonly up: Vector; readonly out: Vector }

/** A thing of forms at a place on the body; its y is up there, its z out. */
export const fixedAt = ({ at, up, out }: AttachmentPoint, pieces: readonly PropPiece[], scale = 1): readonly Part[] =>
  held(at, up, out, meshesOf(pieces, scale))
