import type { Body } from '#body/body.ts'
import { bodyModel } from '#body/body-parts.ts'
import { landmarksOf } from '#body/landmarks.ts'
import { poseBody } from '#body/make-body.ts'
import { type PicturePart, riddenOf, type PictureOrder, type Setting, toRgb } from '@eidolon/people'
import type { View } from '#lens/framing.ts'
import { pow } from '@eidolon/people/exact.ts'
import { along, type Vector } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import type { Pack } from '#pack/pack.ts'
import { places } from '#places/places.generated.ts'
import type { SeatId } from '#places/place-file.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { adorn, separatesOf, thingsAround } from '#props/adorn.ts'
import type { Shot } from '#props/fitting.ts'
import { poseFor } from '#props/holding.ts'
import { props } from '#props/props.generated.ts'
import { inShine } from '#props/shine.ts'
import { faceInLight } from '#faces/face-in-light.ts'
import { personFor } from '#styles/person-for.ts'
import { type Dressed, solesUnder } from '#wardrobe/worn.ts'
import type { Figure } from './figure.ts'
import { hiddenGarments } from './hidden-garments.ts'
import { bringsSeat, broughtBy } from './station-props/brought.ts'
import { measure } from './measure.ts'
import { asSeenTurned, placeFigure } from './place-figure.ts'
import { seatUnder } from './seat.ts'
import { supportBehind } from './support.ts'
import { dressIn, type Wear, wearIn } from './wear.ts'

export type { Wear } from './wear.ts'

/** How far away the camera is taken to be when somebody looks at it. */
export const gazing = 25
const ahead: Vector = [0, 0, 1]

/** Somebody whose skin is made as finely as it is asked for; all that is on them is made once. */
export type Model = (detail: Body['detail']) => Figure

/** Everything of one person, as the order has them. */
export function buildFigure(pack: Pack, order: PictureOrder, view: View, pause: Pause): Model {
  const { genes, setting, seed } = order
  const person = personFor(pack, genes, order.style)
  pause()
  const expression = faceInLight(setting)
  const pose = poseFor(setting.pose, setting.accessories, (setting.bottom ?? setting).outfit, setting)
  // The eyes are on the camera, wherever the pose brings them; who is turned away from it looks ahead.
  const towards = view.gazes ? asSeenTurned(view.towards, view.turned) : ahead
  const lookAt = (eyes: Vector): Vector => along(eyes, towards, gazing)
  const body = poseBody(person, { pose, expression, seed, lookAt, soles: solesUnder(genes.marks) })
  pause()
  const model = modelOf(body, setting, seed, wearOf(body, setting, seed, pause), pause, { turned: view.turned })
  return (detail) => placeFigure(model(detail), view.turned, { aside: 0, ahead: 0 })
}

export const dressOf = (body: Body, setting: Setting, seed: number, pause: Pause): Dressed =>
  dressIn(body, setting, seed, pause, separatesOf(setting.accessories, setting.tints))

export const wearOf = (body: Body, setting: Setting, seed: number, pause: Pause): Wear =>
  wearIn(body, setting, seed, pause, separatesOf(setting.accessories, setting.tints))

/** How far the person is turned in the picture, and, in a film, the body by which things are put beside them. */
export type FigureView = Pick<Shot, 'turned' | 'stands'> & {
  /** What they sit on instead of what the place has; `shared`: with others, who have it. */
  readonly seat?: SeatId | 'shared'
}

/** A body with what it wears already, and accessories. */
export const figureWith = (
  body: Body,
  setting: Setting,
  seed: number,
  wear: Wear,
  pause: Pause,
  seen: FigureView,
): Figure => modelOf(body, setting, seed, wear, pause, seen)(body.detail)

export function modelOf(body: Body, setting: Setting, seed: number, wear: Wear, pause: Pause, seen: FigureView): Model {
  const { clothes, locks, whiskers } = wear
  const { primary, secondary, accent, accessories, tints } = setting
  const bare = bodyModel(body, clothes.hidden)
  pause()
  const cloth = hiddenGarments(clothes.parts, accessories)
  const mount = riddenOf(setting.pose, accessories, tints)
  const own = { primary, secondary, accent, seed, ...(tints && { tints }) }
  const things = adorn(body, accessories, own, cloth, { ...seen, framing: setting.framing, mount })
  pause()
  const furniture = furnitureOf(body, setting, seed, seen.seat)
  const spreads =
    furniture.length > 0 ||
    accessories.some((id) => props[id].facts.ridden !== undefined || props[id].facts.slot === 'beside') ||
    body.rides !== undefined
  const skin = brightnessOf(body.bodyParams.skin.colour)
  return (detail) => {
    const skinned = bare(detail)
    const shone = inShine([...skinned, ...cloth, ...locks, ...things, ...whiskers], things)
    pause()
    return {
      parts: [...shone, ...furniture],
      kinds: [
        ...skinned.map(({ material, face }) => (face ? 'face' : material === 'cloth' ? 'top' : 'body')),
        ...clothes.kinds,
        ...all(locks, 'hair'),
        ...all(things, 'accessories'),
        ...all(whiskers, 'face'),
        ...all(furniture, 'background'),
      ],
      measures: measure(body, [...skinned, ...cloth, ...locks, ...whiskers], things),
      landmarks: () => [landmarksOf(body)],
      spreads,
      skin,
      thing: thingsAround(body, { primary, secondary, accent, seed }),
    }
  }
}

const all = (parts: readonly Part[], kind: PicturePart): readonly PicturePart[] => parts.map(() => kind)

/** What a pose needs around it: a seat and a support as the place has them, and what it brings along. */
function furnitureOf(
  body: Body,
  { background, primary, secondary, accent, accessories }: Setting,
  seed: number,
  other: FigureView['seat'],
): readonly Part[] {
  const { seat, support } = places[background]
  // Who has something to ride leans on that.
  const isMounted = accessories.some((id) => props[id].facts.slot === 'mount')
  const isBusy = accessories.some((id) => props[id].facts.slot === 'hand')
  return [
    ...(body.seat && !body.rides && !bringsSeat(body) && other !== 'shared'
      ? seatUnder(body.seat, other ?? seat, primary, seed)
      : []),
    ...(body.leans && !isMounted ? supportBehind(body.leans, support, seed) : []),
    ...broughtBy(body, { primary, secondary, accent }, isBusy),
  ]
}

/** Of a color as it is shown, how much light it gives back. */
function brightnessOf(color: string): number {
  const [red, green, blue] = toRgb(color)
  return pow((red * 0.3 + green * 0.59 + blue * 0.11) / 255, 2.2)
}
