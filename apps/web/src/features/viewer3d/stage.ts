import {
  Bone,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Matrix4,
  type Material,
  NeutralToneMapping,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Skeleton,
  SkinnedMesh,
  Sphere,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { highestOf, middleOf } from './extent.ts'
import type { Figure, FigurePose, Moved, ProjectedBone, Point3, View } from './figure.ts'
import { stageLights } from './lights.ts'
import { materialsOf } from './materials.ts'

export type Picked = {
  /** The bone that the skin there goes with most. */
  readonly bone: string
  readonly at: readonly [number, number, number]
}

/** A canvas with somebody on it. Nothing is drawn again before something has changed. */
export type Stage = {
  show(figure: Figure): void
  /** Whoever is shown, as they are with other genes. */
  move(moved: Moved): void
  pose(pose: FigurePose | undefined): void
  /** Expressions by their names in the model and how far each goes, 0 to 1; all others are off. */
  express(faces: Readonly<Record<string, number>>): void
  look(view: View): void
  light(id: string): void
  resize(width: number, height: number): void
  /** What of the figure is at a point of the canvas: shares of its width and height, from the upper left. */
  pick(x: number, y: number): Picked | undefined
  /** Where a bone begins on the canvas, or a point that goes with it, so many meters from there in the model as it was made. */
  place(bone: string, off?: Point3): ProjectedBone | undefined
  /** Whether there is room around them for arms overhead and for who lies down. */
  widen(isWide: boolean): void
  /** How much there is to draw, for measuring. */
  measure(): { readonly triangles: number; readonly calls: number }
  dispose(): void
}

/** Degrees of the picture's height. */
const opening = 24

/** `onAimed` hears of everything that moves what is seen, once before it is drawn. */
export function openStage(canvas: HTMLCanvasElement, onAimed: () => void): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' })
  renderer.toneMapping = NeutralToneMapping
  const scene = new Scene()
  const camera = new PerspectiveCamera(opening, 1, 0.05, 20)
  const sky = new HemisphereLight()
  scene.add(sky)
  let lamps: readonly DirectionalLight[] = []
  let shown: StagedFigure | undefined
  let posed: FigurePose | undefined
  let faces: Readonly<Record<string, number>> = {}
  let view: View = { turn: 0, tilt: 0, near: 0 }
  let isWide = false
  let asked = 0
  let isAimed = false

  const draw = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0
      if (isAimed) onAimed()
      isAimed = false
      renderer.render(scene, camera)
    })
  }
  const aim = () => {
    const { top, eyes } = shown ?? { top: 1.75, eyes: 1.6 }
    // From all of them to the face: how much of the picture's height is how many meters, and what is in its middle.
    const [all, half] = isWide ? [top * 1.36, top * 0.6] : [top * 1.12, top * 0.5]
    const height = all ** (1 - view.near) * 0.34 ** view.near
    const middle = half + (eyes - 0.015 - half) * Math.min(1, view.near * 1.25) ** 0.7
    const narrow = Math.max(1, 0.62 / camera.aspect)
    const away = (height * narrow) / 2 / Math.tan((opening * Math.PI) / 360)
    const [turn, tilt] = [(view.turn * Math.PI) / 180, (view.tilt * Math.PI) / 180]
    // Who stands at ease has the head elsewhere than the feet.
    const [x, z] = shown?.over(view.near) ?? [0, 0]
    camera.position.set(
      x + Math.sin(turn) * Math.cos(tilt) * away,
      middle + Math.sin(tilt) * away,
      z + Math.cos(turn) * Math.cos(tilt) * away,
    )
    camera.lookAt(x, middle, z)
    camera.updateMatrixWorld()
    isAimed = true
    draw()
  }
  const light = (id: string) => {
    const { lamps: wanted, sky: above, ground, around, backdrop } = stageLights[id] ?? stageLights['']!
    scene.remove(...lamps)
    lamps = wanted.map(({ from, colour, power }) => {
      const lamp = new DirectionalLight(colour, power)
      lamp.position.set(...from)
      return lamp
    })
    scene.add(...lamps)
    sky.color.set(above)
    sky.groundColor.set(ground)
    sky.intensity = around
    scene.background = new Color(backdrop)
    draw()
  }
  light('')

  return {
    show: (figure) => {
      const before = shown
      shown = made(figure)
      if (before) remove(scene, before)
      scene.add(shown.root, ...shown.meshes)
      shown.pose(posed)
      shown.express(faces)
      aim()
    },
    move: (moved) => {
      shown?.move(moved)
      shown?.pose(posed)
      aim()
    },
    pose: (pose) => {
      posed = pose
      shown?.pose(pose)
      aim()
    },
    express: (wanted) => {
      faces = wanted
      shown?.express(wanted)
      draw()
    },
    look: (next) => {
      view = next
      aim()
    },
    light,
    resize: (width, height) => {
      renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio))
      renderer.setSize(width, height, false)
      camera.aspect = width / Math.max(1, height)
      camera.updateProjectionMatrix()
      aim()
    },
    pick: (x, y) => shown?.pick(camera, x, y),
    place: (bone, off) => shown?.place(camera, bone, off),
    widen: (wanted) => {
      isWide = wanted
      aim()
    },
    measure: () => ({ triangles: renderer.info.render.triangles, calls: renderer.info.render.calls }),
    dispose: () => {
      cancelAnimationFrame(asked)
      if (shown) remove(scene, shown)
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

type StagedFigure = {
  readonly root: Bone
  readonly meshes: readonly SkinnedMesh[]
  /** Heights of the crown and of the eyes, meters. */
  top: number
  eyes: number
  /** Where the middle of them is on the floor: below the hips from afar, below the head close by. */
  readonly over: (near: number) => readonly [x: number, z: number]
  readonly textures: readonly Texture[]
  readonly materials: readonly Material[]
  readonly move: (moved: Moved) => void
  readonly pose: (pose: FigurePose | undefined) => void
  readonly express: (faces: Readonly<Record<string, number>>) => void
  readonly pick: (camera: PerspectiveCamera, x: number, y: number) => Picked | undefined
  readonly place: (camera: PerspectiveCamera, bone: string, off?: Point3) => ProjectedBone | undefined
}

function remove(scene: Scene, { root, meshes, textures, materials }: StagedFigure): void {
  scene.remove(root, ...meshes)
  for (const { geometry, skeleton } of meshes) {
    geometry.dispose()
    skeleton.dispose()
  }
  for (const one of [...textures, ...materials]) one.dispose()
}

function made(figure: Figure): StagedFigure {
  const bones = figure.joints.map(({ name, at, parent }) => {
    const bone = new Bone()
    bone.name = name
    const from = figure.joints[parent]?.at ?? [0, 0, 0]
    bone.position.set(at[0] - from[0], at[1] - from[1], at[2] - from[2])
    return bone
  })
  for (const [at, { parent }] of figure.joints.entries()) {
    const bone = bones[at]
    if (bone) bones[parent]?.add(bone)
  }
  const root = bones[0] ?? new Bone()
  const unbound = figure.joints.map(({ at }) => new Matrix4().makeTranslation(-at[0], -at[1], -at[2]))
  const skeleton = new Skeleton(bones, unbound)
  const materialOf = materialsOf(figure)
  const meshes = figure.meshes.flatMap(({ pieces, expressions }) =>
    pieces.map((piece) => {
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new BufferAttribute(piece.positions, 3))
      geometry.setAttribute('normal', new BufferAttribute(piece.normals, 3))
      geometry.setAttribute('uv', new BufferAttribute(piece.uvs, 2))
      geometry.setAttribute('skinIndex', new BufferAttribute(piece.joints, 4))
      geometry.setAttribute('skinWeight', new BufferAttribute(piece.weights, 4))
      geometry.setIndex(new BufferAttribute(piece.triangles, 1))
      if (piece.moves.length > 0) {
        geometry.morphAttributes['position'] = piece.moves.map((move) => new BufferAttribute(move, 3))
        geometry.morphTargetsRelative = true
      }
      const mesh = new SkinnedMesh(geometry, materialOf(piece))
      mesh.bind(skeleton, new Matrix4())
      // The bones move what is drawn away from where its numbers are.
      mesh.frustumCulled = false
      // Large enough for any pose; without one the page would go through every vertex with its bones and expressions.
      mesh.boundingSphere = new Sphere(middleOf(piece.positions), 4)
      mesh.renderOrder = piece.mode === 'blend' ? 2 : piece.mode === 'mask' ? 1 : 0
      mesh.userData = { expressions }
      return mesh
    }),
  )
  const named = new Map(bones.map((bone) => [bone.name, bone]))
  const rest = bones.map(({ position }) => position.clone())
  const headAt = figure.joints.findIndex(({ name }) => name === 'head')
  const head = figure.joints[headAt]?.at ?? [0, 1.6, 0]
  const [top, eyes] = [highestOf(figure), head[1] + figure.eyes[1]]
  const shown: StagedFigure = {
    root,
    meshes,
    top,
    eyes,
    over: (near) => {
      const [below, above] = ['hips', 'head'].map(
        (name) => named.get(name)?.getWorldPosition(new Vector3()) ?? new Vector3(),
      )
      const { x, z } = below && above ? below.lerp(above, Math.min(1, near * 1.4)) : new Vector3()
      return [x, z]
    },
    ...materialOf.all,
    move: ({ positions, normals, joints, tints }) => {
      for (const [at, { geometry }] of meshes.entries()) {
        const found = { position: positions[at], normal: normals[at] }
        for (const [name, values] of Object.entries(found)) {
          const attribute = geometry.getAttribute(name)
          if (!values || !(attribute instanceof BufferAttribute)) continue
          attribute.array = values
          attribute.needsUpdate = true
        }
      }
      for (const [at, { parent }] of figure.joints.entries()) {
        const [to, from] = [joints[at] ?? [0, 0, 0], joints[parent] ?? [0, 0, 0]]
        rest[at]?.set(to[0] - from[0], to[1] - from[1], to[2] - from[2])
        skeleton.boneInverses[at]?.makeTranslation(-to[0], -to[1], -to[2])
      }
      const grown = (joints[headAt]?.[1] ?? head[1]) - head[1]
      shown.top = top + grown
      shown.eyes = eyes + grown
      materialOf.tint(tints)
    },
    pose: (pose) => {
      for (const [at, bone] of bones.entries()) {
        const turn = pose?.bones[bone.name]
        if (turn) bone.quaternion.set(...turn)
        else bone.quaternion.identity()
        const own = rest[at]
        if (own) bone.position.copy(own)
      }
      if (pose) root.position.add(new Vector3(...pose.hips))
      root.updateMatrixWorld(true)
    },
    express: (faces) => {
      for (const [at, { pieces, expressions }] of figure.meshes.entries()) {
        const first = figure.meshes.slice(0, at).reduce((sum, mesh) => sum + mesh.pieces.length, 0)
        for (let k = 0; k < pieces.length; k += 1) {
          const influences = meshes[first + k]?.morphTargetInfluences
          if (influences) for (const [face, name] of expressions.entries()) influences[face] = faces[name] ?? 0
        }
      }
    },
    pick: (camera, x, y) => {
      const ray = new Raycaster()
      ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), camera)
      const [hit] = ray.intersectObjects([...meshes], false)
      const { face, object, point } = hit ?? {}
      const mesh = meshes.find((one) => one === object)
      if (!face || !mesh || !point) return undefined
      const joint = mesh.geometry.getAttribute('skinIndex').getX(face.a)
      return { bone: figure.joints[joint]?.name ?? '', at: [point.x, point.y, point.z] }
    },
    place: (camera, name, off = [0, 0, 0]) => {
      const bone = named.get(name)
      if (!bone) return undefined
      const at = bone.localToWorld(new Vector3(...off))
      const depth = -at.clone().applyMatrix4(camera.matrixWorldInverse).z
      const on = at.clone().project(camera)
      const high = 2 * depth * Math.tan((opening * Math.PI) / 360)
      return { x: (on.x + 1) / 2, y: (1 - on.y) / 2, at: [at.x, at.y, at.z], high }
    },
  }
  return shown
}
