import type { EffectId, Picture, Setting, StyleId } from '@eidolon/people'
import { applyStyle } from '#styles/apply-style.ts'
import type { FilmCache } from '#styles/film-cache.ts'
import type { Background } from '#places/place.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { type Frame, pieceOf } from '#raster/frame.ts'
import { blurred, pieceOfField, quartered, scaled } from '#raster/scale.ts'
import type { Canvas } from '#styles/kit/canvas.ts'
import { coverOf, cutFrom, evenEdges } from './cut-out.ts'
import { blurSideways } from './motion-blur.ts'
import { gradeCanvas } from './grading.ts'
import { shiftFocus, softenLight, softKeeps, throughLens } from './prints/lens-prints.ts'
import { addOverlays, addStreak } from './prints/overlays.ts'
import { addGlitch, addGrain } from './prints/print-effects.ts'
import { asPolaroid, printOn } from './prints/prints.ts'
import { toned, toPicture } from './tone.ts'

/** Light brighter than this, after exposure, spills over. */
const spills = 0.95

/** How much darker the corners are that somebody asked for. */
const darkCorners = 1.05

/** What a picture is finished as, and in which light it was taken. */
type Finish = {
  readonly style: StyleId
  readonly place: Pick<Background, 'grade' | 'rig'>
  readonly seed: number
  readonly shown?: Pick<Setting, 'effects' | 'effectColour' | 'lens' | 'focus' | 'grade' | 'tones'>
  readonly pause?: Pause
  readonly swift?: boolean
  readonly kept?: FilmCache | undefined
  /** Nothing but the person, on nothing: no effect lies over it. */
  readonly cutOut?: boolean | undefined
  /** What all of a picture has in common that is then drawn larger, piece by piece. */
  readonly common?: Common
}

/** Of the usual size: light that lies over the picture, which one piece alone could not know. */
export type Common = { added?: Float32Array }

/** Turns a frame into a picture: puts its layers together, tones them and hands them to the style. */
export function finish(drawn: Frame, work: Finish): Picture {
  const picture = taken(drawn, work)
  return work.cutOut ? picture : printed(picture, drawn.alpha, work)
}

/** The picture before anything is done to it as a print; of who is cut out, all of it. */
export function taken(drawn: Frame, work: Finish): Picture {
  const canvas = develop(drawn, work)
  if (!work.cutOut) return toPicture(canvas)
  if (work.style !== 'pixel') evenEdges(canvas, drawn.alpha, 1)
  const picture = toPicture(canvas)
  cutFrom(picture, coverOf(work.style, drawn))
  return picture
}

/** The picture in its style and colors, before anything is done to it as a print. */
export function develop(
  drawn: Frame,
  { style, place, seed, shown = {}, pause = () => {}, swift = false, kept, common, cutOut = false }: Finish,
): Canvas {
  const { lens, focus } = shown
  const effects = cutOut ? [] : (shown.effects ?? [])
  const frame = effects.includes('motion-blur') ? blurSideways(drawn) : drawn
  const vignette = effects.includes('vignette') ? Math.max(place.grade.vignette, darkCorners) : place.grade.vignette
  const grade = cutOut ? { ...place.grade, vignette: 0, bloom: 0 } : { ...place.grade, vignette }
  const light = together(frame)
  const piece = pieceOf(frame)
  // What a soft focus leaves of the light in its place.
  const keeps = focus === 'soft-focus' ? softKeeps : 1
  if (piece.zoom > 1) {
    if (common?.added) addPiece(light, keeps, pieceOfField(common.added, 3, piece, frame.width, frame.height))
  } else {
    const before = common && light.slice()
    addOverlays(light, frame, effects, {
      seed,
      side: place.rig.key.from[0] < 0 ? -1 : 1,
      colour: shown.effectColour,
    })
    if (lens === 'anamorphic' && !cutOut && !effects.includes('lens-flare')) addStreak(light, frame)
    softenLight(light, frame.width, frame.height, focus)
    addBloom(light, frame, grade)
    if (before) common.added = without(light, keeps, before)
  }
  pause()
  const canvas = toned(light, frame.width, frame.height, grade, piece)
  pause()
  const styled = applyStyle(style, frame, canvas, seed, pause, swift, kept)
  shiftFocus(styled, frame.head.y, focus, piece)
  gradeCanvas(styled, shown.grade, shown.tones)
  return styled
}

/** What is done to the finished picture as a whole; `zoom` is how much larger it is than usual. */
export function printed(
  before: Picture,
  alpha: Float32Array,
  { seed, shown = {}, pause = () => {} }: Pick<Finish, 'seed' | 'shown' | 'pause'>,
  zoom = 1,
): Picture {
  const { effects = [], lens } = shown
  const picture = throughLens(before, lens, zoom)
  for (const effect of effects) {
    pause()
    printOn(picture, alpha, effect, zoom)
  }
  if (effects.includes('glitch')) addGlitch(picture.pixels, picture.width, picture.height, seed, zoom)
  if (effects.includes('grain')) addGrain(picture.pixels, picture.width, seed, zoom)
  return effects.includes('polaroid') ? asPolaroid(picture) : picture
}

/** Effects that look at where the person is when they are printed. */
export const printsByPerson: readonly EffectId[] = ['outline']

function addPiece(light: Float32Array, keeps: number, added: Float32Array): void {
  for (let at = 0; at < light.length; at++) light[at] = Math.max(0, light[at]! * keeps + added[at]!)
}

function without(light: Float32Array, keeps: number, before: Float32Array): Float32Array {
  for (let at = 0; at < before.length; at++) before[at] = light[at]! - before[at]! * keeps
  return before
}

/** Person over place, and what drifts over both. */
function together({ width, height, figure, alpha, place, veil }: Frame): Float32Array {
  const light = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) togetherRow(light, figure, alpha, place, veil, y * width, (y + 1) * width)
  return light
}

function togetherRow(
  light: Float32Array,
  figure: Float32Array,
  alpha: Float32Array,
  place: Float32Array,
  veil: Float32Array,
  from: number,
  to: number,
): void {
  for (let pixel = from, at = from * 3; pixel < to; pixel++, at += 3) {
    const behind = 1 - alpha[pixel]!
    const through = 1 - veil[pixel * 4 + 3]!
    light[at] = (figure[at]! + place[at]! * behind) * through + veil[pixel * 4]!
    light[at + 1] = (figure[at + 1]! + place[at + 1]! * behind) * through + veil[pixel * 4 + 1]!
    light[at + 2] = (figure[at + 2]! + place[at + 2]! * behind) * through + veil[pixel * 4 + 2]!
  }
}

/** Bright light spreads in the lens, near and far. */
function addBloom(light: Float32Array, { width, height }: Frame, { bloom, exposure }: Background['grade']): void {
  if (bloom <= 0) return
  const small = quartered(light, 3, width, height)
  const threshold = spills / exposure
  let spilled = false
  for (let at = 0; at < small.pixels.length; at += 3) {
    const max = Math.max(small.pixels[at]!, small.pixels[at + 1]!, small.pixels[at + 2]!)
    const share = max > threshold ? (max - threshold) / max : 0
    if (share > 0) spilled = true
    for (let channel = 0; channel < 3; channel++) small.pixels[at + channel]! *= share
  }
  if (!spilled) return
  const wide = Float32Array.from(small.pixels)
  blurred(small.pixels, 3, small.width, small.height, width / 260)
  blurred(wide, 3, small.width, small.height, width / 70)
  for (let at = 0; at < wide.length; at++) wide[at] = small.pixels[at]! * 0.45 + wide[at]! * 0.75
  const spread = scaled(wide, 3, [small.width, small.height], [width, height])
  for (let at = 0; at < light.length; at++) light[at]! += spread[at]! * bloom
}
