import { VRMLoaderPlugin } from '@pixiv/three-vrm'
import {
  AmbientLight,
  Color,
  DirectionalLight,
  NeutralToneMapping,
  Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { OpenedVrm } from '@eidolon/illustrator/workshop/opened-vrm.ts'

/**
 * The page that a model is opened on: three.js and three-vrm as they come, and nothing of ours. Bundled by
 * `open-viewer.ts`, which asks what stands in `Viewer`.
 */
const size = 448
const frame = 1 / 30

/** What a picture of the model shows. */
export type ViewedModel = {
  readonly near?: 'face' | 'body'
  /** Expressions and how far each goes. */
  readonly faces?: Readonly<Record<string, number>>
  /** Bones by their names in VRM, turned by so many radians around x, y and z. */
  readonly turns?: Readonly<Record<string, readonly [number, number, number]>>
  /** Where the eyes look, meters. */
  readonly look?: readonly [number, number, number]
  /** The hips go to and fro for so many frames, and then rest for so many. */
  readonly shaken?: readonly [moving: number, resting: number]
}

export type ModelFacts = {
  readonly name: string
  readonly authors: readonly string[]
  readonly licenseUrl: string
  readonly bones: number
  readonly expressions: readonly string[]
  readonly springs: number
  /** How far the farthest end of what swings went, and how far from where it hung it came to rest, meters; of the last picture. */
  readonly swung: number
  readonly settled: number
  readonly triangles: number
  readonly calls: number
}

export type Viewer = {
  /** Loads a file and says what three-vrm found in it. */
  open(url: string): Promise<ModelFacts>
  /** A picture of it, 448 pixels a side, four bytes a pixel from the upper left. */
  draw(shown: ViewedModel): { readonly pixels: string; readonly facts: ModelFacts }
}

const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true })
renderer.setSize(size, size, false)
renderer.toneMapping = NeutralToneMapping
document.body.append(renderer.domElement)
const scene = new Scene()
scene.background = new Color('#b9b6b3')
for (const [x, y, z, power] of [
  [-0.55, 0.6, 0.75, 2.3],
  [0.8, 0.25, 0.55, 0.8],
  [0.6, 0.7, -0.8, 1.2],
] as const) {
  const lamp = new DirectionalLight('#ffffff', power)
  lamp.position.set(x, y, z)
  scene.add(lamp)
}
scene.add(new AmbientLight('#ffffff', 1.1))
const camera = new PerspectiveCamera(24, 1, 0.05, 20)
let shown: OpenedVrm | undefined
let [swung, settled] = [0, 0]

async function open(url: string): Promise<ModelFacts> {
  const loader = new GLTFLoader().register((parser) => new VRMLoaderPlugin(parser))
  const gltf = await loader.loadAsync(url)
  const vrm: OpenedVrm = gltf.userData['vrm']
  if (shown) scene.remove(shown.scene)
  scene.add(vrm.scene)
  // Bones carry what is drawn away from where its numbers are.
  vrm.scene.traverse((one) => {
    one.frustumCulled = false
  })
  shown = vrm
  draw({})
  return factsOf(vrm)
}

function factsOf({ meta, humanoid, expressionManager, springBoneManager }: OpenedVrm): ModelFacts {
  if (meta.metaVersion !== '1') throw new Error('Not VRM 1.0.')
  const { name, authors, licenseUrl } = meta
  return {
    name,
    authors,
    licenseUrl,
    bones: Object.keys(humanoid.humanBones).length,
    expressions: expressionManager?.expressions.map(({ expressionName }) => expressionName) ?? [],
    springs: springBoneManager?.joints.size ?? 0,
    swung,
    settled,
    triangles: renderer.info.render.triangles,
    calls: renderer.info.render.calls,
  }
}

function draw({ near = 'face', faces = {}, turns = {}, look, shaken }: ViewedModel): ReturnType<Viewer['draw']> {
  const vrm = shown
  if (!vrm) throw new Error('Nothing is open.')
  vrm.humanoid.resetNormalizedPose()
  vrm.expressionManager?.resetValues()
  for (const [name, value] of Object.entries(faces)) vrm.expressionManager?.setValue(name, value)
  for (const [name, turn] of Object.entries(turns)) {
    vrm.humanoid.getNormalizedBoneNode(name)?.rotation.set(...turn)
  }
  vrm.scene.position.set(0, 0, 0)
  // Where the eyes are: what looks nowhere looks ahead.
  const head = new Vector3()
  vrm.lookAt?.getLookAtWorldPosition(head)
  if (vrm.lookAt) {
    vrm.lookAt.target = new Object3D()
    vrm.lookAt.target.position.set(...(look ?? [head.x, head.y, 10]))
    vrm.lookAt.target.updateMatrixWorld()
  }
  vrm.springBoneManager?.reset()
  vrm.update(frame)
  const hanging = endsOf(vrm)
  const [moving, resting] = shaken ?? [0, 0]
  for (let at = 0; at < moving; at += 1) {
    vrm.scene.position.x = Math.sin(at * 0.5) * 0.1
    vrm.update(frame)
  }
  const farthest = (ends: readonly Vector3[]) =>
    Math.max(0, ...ends.map((end, at) => end.distanceTo(hanging[at] ?? end)))
  swung = farthest(endsOf(vrm))
  vrm.scene.position.x = 0
  for (let at = 0; at < resting; at += 1) vrm.update(frame)
  settled = farthest(endsOf(vrm))
  const high = near === 'face' ? 0.42 : 2
  const middle = near === 'face' ? head.y - 0.02 : 0.85
  camera.position.set(0, middle, high / 2 / Math.tan((camera.fov * Math.PI) / 360) + head.z)
  camera.lookAt(0, middle, head.z)
  renderer.render(scene, camera)
  return { pixels: pixelsOf(), facts: factsOf(vrm) }
}

/** Where the loose ends are, from the person's own place. */
function endsOf({ springBoneManager, scene: whole }: OpenedVrm): readonly Vector3[] {
  whole.updateMatrixWorld(true)
  return [...(springBoneManager?.joints ?? [])].map(({ bone, child }) =>
    whole.worldToLocal((child ?? bone).getWorldPosition(new Vector3())),
  )
}

/** The canvas, upright, as base64. */
function pixelsOf(): string {
  const gl = renderer.getContext()
  const bytes = new Uint8Array(size * size * 4)
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, bytes)
  let text = ''
  for (let row = size - 1; row >= 0; row -= 1) {
    text += String.fromCodePoint(...bytes.subarray(row * size * 4, (row + 1) * size * 4))
  }
  return btoa(text)
}

const viewer: Viewer = { open, draw }
Object.assign(globalThis, { viewer })
