import type { Figure } from '#figure/figure.ts'
import { type Camera, project } from '#lens/camera.ts'
import type { Focus } from '#lens/focus.ts'
import type { View } from '#lens/framing.ts'
import { everybody } from '#lens/measures.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { makeScratch, type Scratch } from '#raster/scratch.ts'
import { groundUnder } from '#shade/ground.ts'
import type { Layer } from '#shade/layer.ts'
import type { ShadowMap } from '#shade/shadow-map.ts'
import { shadowsOf } from '#shade/shadows.ts'
import { clearView } from './clear-view.ts'
import { noPlace, spreadColors } from './cut-out.ts'
import { drawFigure, figureShadows, windowOf } from './figure-layer.ts'
import { type Frame, materialCodes, type FramePart } from '#raster/frame.ts'
import { wrapLight } from './light-wrap.ts'
import { drawParticles } from './particles.ts'
import { drawPlace, type PlaceLayer, type PlaceWork } from './place-layer.ts'
import { patternsOf, type Stage } from './stage.ts'

type FrameExtras = {
  /** Told a few times; `share` grows to 1. */
  readonly progress?: (share: number) => void
  /** Arrays of an earlier frame, to be used again: that frame must be finished. */
  readonly scratch?: Scratch
  /** Holds the place as it was drawn the first time, for a camera that stands still. */
  readonly kept?: KeptPlace
  /** For films: what moves may be coarser. */
  readonly swift?: boolean
  /** For films: the style leaves nothing small of the place. */
  readonly broad?: boolean
  /** Nothing but the person. */
  readonly alone?: boolean | undefined
  /** For a piece of a picture that is drawn larger than usual. */
  readonly part?: PartWork
  /** The stage in whose light the person still is, when they have come before another background. */
  readonly litAs?: Stage | undefined
}

/** What all pieces of a picture have in common. */
export type PartWork = {
  readonly piece: FramePart
  readonly maps: ReturnType<typeof figureShadows>
  /** How wide the person is in the whole picture. */
  readonly personWidth: number
  /** The place of this piece where it is taken from the usual size; else it is drawn, of these parts. */
  readonly behind: PlaceLayer | undefined
  readonly parts: PlaceWork['parts']
}

/** What a film with a still camera draws once. */
export type KeptPlace = { place?: PlaceLayer }

/** One look through the camera: the person where they are on the stage, everything lit, nothing toned yet. */
export function drawFrame(
  figure: Figure,
  stage: Stage,
  view: View,
  { camera, focus }: { readonly camera: Camera; readonly focus: Focus },
  pause: Pause,
  {
    progress = () => {},
    scratch = makeScratch(),
    kept,
    swift = false,
    broad = false,
    alone,
    part,
    litAs,
  }: FrameExtras = {},
): Frame {
  const { width, height } = camera
  const { measures } = figure
  const maps = part?.maps ?? shadowsFor(figure, stage, view, Math.max(width, height), pause, { swift, litAs })
  const layer = drawFigure(figure, litAs ?? stage, camera, maps.near, pause, scratch, swift, part?.personWidth)
  if (litAs) expose(layer, litAs, stage)
  progress(0.5)
  const placeWork = placeWorkOf(figure, maps.whole, stage, { camera, focus }, pause, scratch, part)
  const behind = alone
    ? noPlace(width, height, scratch)
    : (part?.behind ?? placeBehind(kept, scratch, () => drawPlace({ ...placeWork(), swift: swift && !kept, broad })))
  progress(0.8)
  const center = project(camera, measures.head)
  const scale = camera.focal / center.depth
  const head = { x: center.x, y: center.y, radius: (measures.headHeight / 2) * scale }
  // The layers are drawn: the memory of what they were made of is free for the frame, here and in `join`.
  const veil = scratch.floats('triangle', width * height * 4).fill(0)
  const wide = part?.piece.width ?? width
  const particles = alone ? [] : stage.place.particles
  drawParticles(particles, { camera, wide, focus, place: behind.light, depth: behind.depth, veil, head })
  pause()
  const frame: Frame = {
    ...join(layer, behind, camera, scratch),
    veil,
    parts: figure.parts.map(({ name, material, face }) => ({ name, material, face: face ?? false })),
    head,
    scale,
    ...(part && { piece: part.piece }),
  }
  for (const one of everybody(measures)) {
    const own = one === measures ? scale : camera.focal / project(camera, one.head).depth
    markFace(frame, project(camera, one.eyes), one.headHeight * own)
  }
  pause()
  if (alone) spreadColors(frame)
  else wrapLight(frame, scratch)
  return frame
}

/** Shadows on the person in the light that they are in, and of the person on the place in its own. */
export function shadowsFor(
  figure: Figure,
  stage: Stage,
  view: View,
  size: number,
  pause: Pause,
  { swift = false, litAs }: Pick<FrameExtras, 'swift' | 'litAs'> = {},
): PartWork['maps'] {
  const maps = figureShadows(figure, stage, view, size, pause, swift)
  return litAs ? { near: figureShadows(figure, litAs, view, size, pause, swift).near, whole: maps.whole } : maps
}

/** Somebody who was exposed for one place, as bright and of the same tint in a picture that is exposed for another. */
function expose({ colour }: Layer, was: Stage, is: Stage): void {
  const [before, now] = [was.place.grade, is.place.grade]
  const share = before.exposure / now.exposure
  for (let channel = 0; channel < 3; channel++) {
    const factor = (share * before.tint[channel as 0 | 1 | 2]) / now.tint[channel as 0 | 1 | 2]
    for (let at = channel; at < colour.length; at += 3) colour[at]! *= factor
  }
}

/** Draws the place alone into what is kept of it, as `drawFrame` would with the same person before it. */
export function keepPlace(
  figure: Figure,
  stage: Stage,
  view: View,
  look: { readonly camera: Camera; readonly focus: Focus },
  pause: Pause,
  { scratch, kept }: { readonly scratch: Scratch; readonly kept: KeptPlace },
): void {
  const { width, height } = look.camera
  const { whole } = figureShadows(figure, stage, view, Math.max(width, height), pause, true)
  const placeWork = placeWorkOf(figure, whole, stage, look, pause, scratch)
  placeBehind(kept, scratch, () => drawPlace({ ...placeWork(), swift: false, broad: false }))
}

/** What the place needs to know of the person in it. */
function placeWorkOf(
  figure: Figure,
  whole: ShadowMap,
  stage: Stage,
  { camera, focus }: { readonly camera: Camera; readonly focus: Focus },
  pause: Pause,
  scratch: Scratch,
  part?: PartWork,
): () => Omit<PlaceWork, 'swift' | 'broad'> {
  const { low, high } = figure.measures
  return () => ({
    place: stage.place,
    parts: part?.parts ?? partsBehind(figure, stage, { camera, focus }),
    wholeWidth: part?.piece.width,
    rig: stage.setRig,
    camera,
    focus,
    environment: stage.environment,
    lit: [
      shadowsOf([whole], Math.max(0.15, stage.setRig.key.soft)),
      shadowsOf([stage.shadows], stage.setRig.key.soft),
      ...patternsOf(stage),
    ],
    ground: groundUnder(figure.parts, { x: (low[0] + high[0]) / 2, z: (low[2] + high[2]) / 2 }, 14, 0),
    pause,
    scratch,
  })
}

/** What of the set is seen: nothing of it hides the person. */
export const partsBehind = (
  figure: Figure,
  { place }: Stage,
  { camera, focus }: { readonly camera: Camera; readonly focus: Focus },
): PlaceWork['parts'] => clearView(place.parts, camera, windowOf(figure, camera), focus.depth - 7)

/** The place, drawn or as it was kept; the frame may write into its light and depth either way. */
function placeBehind(kept: KeptPlace | undefined, scratch: Scratch, draw: () => PlaceLayer): PlaceLayer {
  if (!kept) return draw()
  if (!kept.place) {
    const drawn = draw()
    // What lies in the scratch is written over by the next frame.
    kept.place = { ...drawn, light: drawn.light.slice(), depth: drawn.depth.slice(), layer: copied(drawn.layer) }
    return drawn
  }
  const { light, depth } = kept.place
  const fresh = {
    light: scratch.floats('place light', light.length),
    depth: scratch.floats('place depths', depth.length),
  }
  fresh.light.set(light)
  fresh.depth.set(depth)
  return { ...kept.place, ...fresh }
}

function copied(layer: Layer): Layer {
  const { colour, alpha, depth, normals, base, key, part, material } = layer
  return {
    ...layer,
    colour: colour.slice(),
    alpha: alpha.slice(),
    depth: depth.slice(),
    normals: normals.slice(),
    base: base.slice(),
    key: key.slice(),
    part: part.slice(),
    material: material.slice(),
  }
}

/** Lays the person's window over the place's buffers. */
function join(layer: Layer, behind: PlaceLayer, camera: Camera, scratch: Scratch): Joined {
  const { width, height } = camera
  const count = width * height
  const room = scratch.floats('fragments', count * 12)
  const figure = room.subarray(0, count * 3).fill(0)
  const normals = room.subarray(count * 3, count * 6)
  const base = room.subarray(count * 6, count * 9)
  const alpha = room.subarray(count * 9, count * 10).fill(0)
  const key = room.subarray(count * 10, count * 11)
  const face = room.subarray(count * 11).fill(0)
  const depth = behind.depth
  const part = scratch.shorts('frame part', count).fill(0)
  const material = scratch.bytes('frame material', count)
  const joined = { width, height, figure, alpha, place: behind.light, depth, normals, base, key, part, material, face }
  for (let y = 0; y < height; y++) placeRow(joined, behind, y)
  for (let y = layer.window.top; y < layer.window.bottom; y++) figureRow(joined, layer, y)
  return joined
}

const nowhere = { left: 0, top: 0 } as const

type Joined = Omit<Frame, 'veil' | 'parts' | 'head' | 'scale'>

function placeRow({ width, normals, base, key, material }: Joined, behind: PlaceLayer, y: number) {
  const { layer: set, step, light, from: { left, top } = nowhere } = behind
  const row = Math.min(set.height - 1, ((y + top) / step) | 0) * set.width
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const from = row + Math.min(set.width - 1, ((x + left) / step) | 0)
    key[pixel] = set.key[from]!
    material[pixel] = set.material[from]!
    const into = pixel * 3
    const at = from * 3
    normals[into] = set.normals[at]!
    normals[into + 1] = set.normals[at + 1]!
    normals[into + 2] = set.normals[at + 2]!
    const sky = set.alpha[from]! < 0.5
    base[into] = sky ? light[into]! : set.base[at]!
    base[into + 1] = sky ? light[into + 1]! : set.base[at + 1]!
    base[into + 2] = sky ? light[into + 2]! : set.base[at + 2]!
  }
}

function figureRow(joined: Joined, layer: Layer, y: number): void {
  const { width, figure, alpha, depth, normals, base, key, part, material } = joined
  const { window } = layer
  let from = (y - window.top) * layer.width
  for (let x = window.left, pixel = y * width + x; x < window.right; x++, pixel++, from++) {
    alpha[pixel] = layer.alpha[from]!
    for (let channel = 0; channel < 3; channel++) figure[pixel * 3 + channel] = layer.colour[from * 3 + channel]!
    if (layer.part[from] === 0) continue
    depth[pixel] = layer.depth[from]!
    key[pixel] = layer.key[from]!
    part[pixel] = layer.part[from]!
    material[pixel] = layer.material[from]!
    for (let channel = 0; channel < 3; channel++) {
      normals[pixel * 3 + channel] = layer.normals[from * 3 + channel]!
      base[pixel * 3 + channel] = layer.base[from * 3 + channel]!
    }
  }
}

/** The face is skin around eyes, nose and mouth, and every part that says it belongs there. */
function markFace(frame: Frame, eyes: { readonly x: number; readonly y: number }, head: number): void {
  const lies = Uint8Array.from(frame.parts, ({ face }) => (face ? 1 : 0))
  for (let y = 0; y < frame.height; y++) markRow(frame, lies, y, eyes.x, eyes.y + head * 0.2, head)
}

function markRow(
  { width, face, material, part }: Frame,
  lies: Uint8Array,
  y: number,
  eyesX: number,
  middle: number,
  head: number,
): void {
  const { skin, eye } = materialCodes
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const seen = part[pixel]!
    if (seen === 0) continue
    if (lies[seen - 1] === 1) {
      face[pixel] = 1
      continue
    }
    if (material[pixel] !== skin && material[pixel] !== eye) continue
    const offX = (x - eyesX) / (head * 0.36)
    const offY = (y - middle) / (head * 0.46)
    const near = 1 - smoothstep(0.75, 1.1, Math.sqrt(offX * offX + offY * offY))
    if (near > face[pixel]!) face[pixel] = near
  }
}
