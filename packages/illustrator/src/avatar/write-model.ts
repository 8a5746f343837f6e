import { Document, Logger, type Material, type Node, Verbosity, VertexLayout, WebIO } from '@gltf-transform/core'
import type { Avatar, Joint, Paint, PaintId, AvatarPiece } from './avatar.ts'
import { Vrm, type VrmMeta } from './vrm.ts'

/** Writes a picture of a texture: with its holes as PNG, all else as JPEG. */
export type EncodeTexture = (pixels: Uint8Array, size: number, kind: 'png' | 'jpeg') => Promise<Uint8Array<ArrayBuffer>>

/** `copyright` is the line that glTF has for whoever shows or passes a file on. */
export type ModelFile = { readonly copyright: string } & (
  | { readonly format: 'glb' }
  | { readonly format: 'vrm'; readonly meta: VrmMeta }
)

type Numbers = Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A model as one file: binary glTF, or VRM 1.0, which is glTF with who and what it is. */
export async function writeModel(
  avatar: Avatar,
  file: ModelFile,
  generator: string,
  encode: EncodeTexture,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document()
  Object.assign(document.getRoot().getAsset(), { generator, copyright: file.copyright })
  const buffer = document.createBuffer()
  const accessor = (type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4' | 'MAT4', array: Numbers, sparse = false) =>
    document.createAccessor().setType(type).setArray(array).setSparse(sparse).setBuffer(buffer)
  const joints = jointNodes(document, avatar.joints)
  const skin = document.createSkin('Skeleton').setSkeleton(joints[0] ?? null)
  for (const joint of joints) skin.addJoint(joint)
  const unbound = new Float32Array(joints.length * 16)
  for (const [at, joint] of avatar.joints.entries()) {
    unbound.set([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...joint.at.map((value) => -value), 1], at * 16)
  }
  skin.setInverseBindMatrices(accessor('MAT4', unbound))
  const scene = document.createScene('Scene')
  document.getRoot().setDefaultScene(scene)
  if (joints[0]) scene.addChild(joints[0])
  const materialOf = await materials(document, avatar, encode)
  const meshes = avatar.meshes.map(({ name, pieces, expressions }) => {
    const mesh = document.createMesh(name)
    if (expressions.length > 0) {
      mesh.setExtras({ targetNames: expressions }).setWeights(expressions.map(() => 0))
    }
    for (const piece of pieces) {
      const primitive = document
        .createPrimitive()
        .setAttribute('POSITION', accessor('VEC3', piece.positions))
        .setAttribute('NORMAL', accessor('VEC3', piece.normals))
        .setAttribute('TEXCOORD_0', accessor('VEC2', piece.uvs))
        .setAttribute('JOINTS_0', accessor('VEC4', joints.length > 256 ? piece.joints : Uint8Array.from(piece.joints)))
        .setAttribute('WEIGHTS_0', accessor('VEC4', piece.weights))
        .setIndices(accessor('SCALAR', shortest(piece.triangles, piece.positions.length / 3)))
        .setMaterial(materialOf(piece))
      for (const [at, move] of piece.moves.entries()) {
        const target = document.createPrimitiveTarget(expressions[at])
        primitive.addTarget(target.setAttribute('POSITION', accessor('VEC3', move, isSparse(move))))
      }
      mesh.addPrimitive(primitive)
    }
    const node = document.createNode(name).setMesh(mesh).setSkin(skin)
    scene.addChild(node)
    return { node, expressions }
  })
  if (file.format === 'vrm') {
    document.createExtension(Vrm).of({ avatar, joints, faces: meshes, meta: file.meta })
  }
  // Numbers of one kind side by side: programs for avatars read bones and weights without looking how far apart they are.
  return new WebIO()
    .registerExtensions([Vrm])
    .setVertexLayout(VertexLayout.SEPARATE)
    .setLogger(new Logger(Verbosity.ERROR))
    .writeBinary(document)
}

function jointNodes(document: Document, joints: readonly Joint[]): readonly Node[] {
  const nodes: Node[] = []
  for (const { name, parent, at } of joints) {
    const from = joints[parent]?.at ?? [0, 0, 0]
    const node = document.createNode(name).setTranslation([at[0] - from[0], at[1] - from[1], at[2] - from[2]])
    nodes[parent]?.addChild(node)
    nodes.push(node)
  }
  return nodes
}

/** Where fewer than four of five vertices move, those and their numbers are less than all of them. */
function isSparse(move: AvatarPiece['positions']): boolean {
  let moved = 0
  for (let at = 0; at < move.length; at += 3) {
    if (move[at] !== 0 || move[at + 1] !== 0 || move[at + 2] !== 0) moved += 1
  }
  return moved * 15 < move.length * 4
}

const shortest = (triangles: AvatarPiece['triangles'], vertices: number): Numbers =>
  vertices < 65_535 ? Uint16Array.from(triangles) : triangles

/** A material for each way that a paint is used; all of them share its pictures. */
async function materials(
  document: Document,
  { paints }: Avatar,
  encode: EncodeTexture,
): Promise<(piece: AvatarPiece) => Material> {
  const used = (id: PaintId, { colour, feel, size }: Paint) => {
    const kind = id === 'hair' ? 'png' : 'jpeg'
    return Promise.all([encode(colour, size, kind), encode(halved(feel, size), size / 2, 'jpeg')]).then(
      ([shown, felt]) => ({
        colour: document.createTexture(`${id} colour`).setImage(shown).setMimeType(`image/${kind}`),
        feel: document.createTexture(`${id} roughness`).setImage(felt).setMimeType('image/jpeg'),
      }),
    )
  }
  const textures = {
    skin: await used('skin', paints.skin),
    wear: await used('wear', paints.wear),
    hair: await used('hair', paints.hair),
  }
  const known = new Map<string, Material>()
  return ({ paint, mode, twoSided }) => {
    const name = `${paint} ${mode}${twoSided ? ' two-sided' : ''}`
    const before = known.get(name)
    if (before) return before
    const material = document
      .createMaterial(name)
      .setBaseColorTexture(textures[paint].colour)
      .setMetallicRoughnessTexture(textures[paint].feel)
      .setMetallicFactor(1)
      .setRoughnessFactor(1)
      .setDoubleSided(twoSided)
      .setAlphaMode(mode === 'opaque' ? 'OPAQUE' : mode === 'mask' ? 'MASK' : 'BLEND')
    if (mode === 'mask') material.setAlphaCutoff(0.5)
    known.set(name, material)
    return material
  }
}

/** Every other texel: how rough something is changes slowly. */
function halved(pixels: Uint8Array, size: number): Uint8Array {
  const half = size / 2
  const result = new Uint8Array(half * half * 4)
  for (let y = 0; y < half; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const from = (y * 2 * size + x * 2) * 4
      result.set(pixels.subarray(from, from + 4), (y * half + x) * 4)
    }
  }
  return result
}
