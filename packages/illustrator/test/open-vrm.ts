import { VRMLoaderPlugin } from '@pixiv/three-vrm'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { OpenedVrm } from '#workshop/opened-vrm.ts'

/** The JSON in a binary glTF file, and all that comes after it. */
export function partsOf(file: Uint8Array) {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(12, true)
  return {
    json: JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length))),
    rest: file.subarray(20 + length),
  }
}

/** A file as three-vrm opens it, without its pictures, which only a browser reads: bones, faces, what looks and what swings. */
export async function openVrm(file: Uint8Array): Promise<OpenedVrm> {
  const { json, rest } = partsOf(file)
  for (const name of ['materials', 'textures', 'images', 'samplers']) delete json[name]
  for (const { primitives } of json.meshes) for (const primitive of primitives) delete primitive.material
  const loader = new GLTFLoader().register((parser) => new VRMLoaderPlugin(parser))
  const { userData } = await loader.parseAsync(written(json, rest), '')
  return userData['vrm']
}

function written(json: unknown, rest: Uint8Array): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const padded = Math.ceil(text.length / 4) * 4
  const file = new Uint8Array(20 + padded + rest.length).fill(0x20)
  const view = new DataView(file.buffer)
  for (const [at, word] of [0x46546c67, 2, file.length, padded, 0x4e4f534a].entries())
    view.setUint32(at * 4, word, true)
  file.set(text, 20)
  file.set(rest, 20 + padded)
  return file.buffer
}
