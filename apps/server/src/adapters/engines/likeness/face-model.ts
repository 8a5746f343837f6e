import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Tells faces apart. */
export type FaceModel = {
  /** 128 numbers that are near for the same face; undefined where it sees none. */
  describe(rgb: Uint8Array, width: number, height: number): Promise<Float32Array | undefined>
  /** The same, with 68 points of the face, x and y in pixels. */
  find(rgb: Uint8Array, width: number, height: number): Promise<FoundFace | undefined>
  /** The numbers of every face, those it is surest of first. */
  describeAll(rgb: Uint8Array, width: number, height: number): Promise<readonly Float32Array[]>
}

type FoundFace = { readonly face: Float32Array; readonly points: Float32Array }

type FaceApi = {
  readonly tf: {
    setBackend(name: string): Promise<boolean>
    ready(): Promise<void>
    tensor3d(data: Uint8Array, shape: readonly number[], type: string): { dispose(): void }
  }
  readonly nets: Record<string, { loadFromDisk(folder: string): Promise<void> } | undefined>
  readonly SsdMobilenetv1Options: new (options: { minConfidence: number }) => unknown
  detectSingleFace(
    image: unknown,
    options: unknown,
  ): { withFaceLandmarks(): { withFaceDescriptor(): Promise<Described | undefined> } }
  detectAllFaces(
    image: unknown,
    options: unknown,
  ): { withFaceLandmarks(): { withFaceDescriptors(): Promise<readonly Described[]> } }
}

type Described = {
  readonly descriptor: Float32Array
  readonly landmarks: { readonly positions: readonly { readonly x: number; readonly y: number }[] }
}

/** What has to be installed into a folder of its own: too large for everybody. */
export const facePackages = [
  '@vladmandic/face-api@1.7.15',
  '@tensorflow/tfjs@4.22.0',
  '@tensorflow/tfjs-backend-wasm@4.22.0',
] as const

/** Those files of theirs that see and compare, with their checksums. */
export const faceFiles: Readonly<Record<string, string>> = {
  '@vladmandic/face-api/dist/face-api.node-wasm.js': '4cc67548193dfd0542da43d722f1cdcd015b7e867083e8f7627d3b36e52b47ce',
  '@vladmandic/face-api/model/ssd_mobilenetv1_model.bin':
    '2835640602d53718aa6ae9a42896327eaa21beefed056c218d32ca7d79e1e2f8',
  '@vladmandic/face-api/model/face_landmark_68_model.bin':
    '4611ef65c87d836d03d684b30eec4d195d8b219fa1dd58fc58945831c6b9299b',
  '@vladmandic/face-api/model/face_recognition_model.bin':
    'b413e420d6840b2775fba32008db6f3cddb07d485967fb42cfcf379c16a8c589',
}

/** Whether they are. */
export const hasFaceModel = (folder: string): boolean =>
  ['@vladmandic/face-api', '@tensorflow/tfjs', '@tensorflow/tfjs-backend-wasm'].every((name) =>
    existsSync(join(folder, 'node_modules', name)),
  )

/** The face model of `@vladmandic/face-api` in WebAssembly, out of a folder where `facePackages` are installed. */
export async function openFaceModel(folder: string): Promise<FaceModel> {
  const load = createRequire(join(folder, 'package.json'))
  // Packages that this project does not know the types of.
  const wasm = load('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void }
  load('@tensorflow/tfjs')
  wasm.setWasmPaths(`${dirname(load.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`)
  const faces = load('@vladmandic/face-api/dist/face-api.node-wasm.js') as FaceApi
  await faces.tf.setBackend('wasm')
  await faces.tf.ready()
  const weights = join(dirname(load.resolve('@vladmandic/face-api/package.json')), 'model')
  for (const net of ['ssdMobilenetv1', 'faceLandmark68Net', 'faceRecognitionNet']) {
    await faces.nets[net]?.loadFromDisk(weights)
  }
  const options = new faces.SsdMobilenetv1Options({ minConfidence: 0.2 })
  async function find(rgb: Uint8Array, width: number, height: number): Promise<FoundFace | undefined> {
    const image = faces.tf.tensor3d(rgb, [height, width, 3], 'int32')
    const found = await faces.detectSingleFace(image, options).withFaceLandmarks().withFaceDescriptor()
    image.dispose()
    const points = found?.landmarks.positions.flatMap(({ x, y }) => [x, y])
    return found && points && { face: found.descriptor, points: Float32Array.from(points) }
  }
  async function describeAll(rgb: Uint8Array, width: number, height: number): Promise<readonly Float32Array[]> {
    const image = faces.tf.tensor3d(rgb, [height, width, 3], 'int32')
    const found = await faces.detectAllFaces(image, options).withFaceLandmarks().withFaceDescriptors()
    image.dispose()
    return found.map(({ descriptor }) => descriptor)
  }
  return { find, describeAll, describe: async (...picture) => (await find(...picture))?.face }
}

/** How far two faces lie apart. */
export function faceDistance(one: Float32Array, other: Float32Array): number {
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))
}

/**
 * A distance as a score. Pictures of one person mostly lie below 0.45 and of two people above it (docs/illustrator.md
 * has the figures), so that is where nobody can tell.
 */
export const scoreOf = (distance: number): number => Math.round(1000 / (1 + Math.exp((distance - 0.45) * 15))) / 1000
