import type { Body } from '#body/body.ts'
import { type Vector, along, unit, vertexAt } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { CompanionPlace, FramingId, Random } from '@eidolon/people'
import { worldOf } from '#hair/world.ts'
import { makeField, type HeadField } from '#head/field.ts'
import { bodyNormals, headOf, type Head } from '#head/head.ts'

/** The three colors that accessories take theirs from. */
export type Palette = { readonly primary: string; readonly secondary: string; readonly accent: string }

/** What whoever makes an accessory measures it by. */
export type Fitting = {
  readonly body: Body
  readonly head: Head
  readonly colours: Palette
  readonly chance: Random
  readonly clothes: readonly Part[]
  /** The head's skin in the head's own measure. */
  readonly skull: HeadField
  /** Skin and clothes of trunk and neck, as posed. */
  readonly trunk: HeadField
  /** Room that hair needs below a hat or band, decimeters. */
  readonly hairRoom: number
  /** The picture that it is made for, and what words say of where it is; absent where nothing of that matters. */
  readonly shot?: Shot
}

/** How what comes along is seen, and where it is asked to be. */
export type Shot = {
  /** How far the person is turned in the picture, degrees to their left. */
  readonly turned: number
  readonly framing: FramingId
  /** The body that things are put beside, where it moves and they do not. */
  readonly stands?: Body
  readonly place?: CompanionPlace
  /** The person is on it. */
  readonly ridden?: boolean
  /** The color of its coat, as it is shown. */
  readonly colour?: string
  /** How many there are, and how many of other kinds have their places already. */
  readonly many: number
  readonly nth: number
  /** The hand that has it, where one does. */
  readonly hand: 'left' | 'right'
}

/** One, from the front, where it usually is. */
export const unasked: Shot = { turned: 0, framing: 'full', many: 1, nth: 0, hand: 'right' }

/** How much thicker wires and chains are made than they are, where the camera is so far away that they would break up. */
const thicker: Readonly<Record<FramingId, number>> = {
  portrait: 1,
  bust: 1.15,
  half: 1.45,
  'three-quarter': 1.8,
  full: 2.1,
  wide: 2.3,
  extreme: 1,
  far: 2.5,
}

/** The thickness at which a wire of this one is still seen whole. */
export const seenWire = ({ shot = unasked }: Fitting, thick: number): number => thick * thicker[shot.framing]

export type Maker = (fitting: Fitting) => readonly Part[]

export function fittingOf(
  body: Body,
  colours: Palette,
  chance: Random,
  clothes: readonly Part[],
  hairRoom: number,
): Fitting {
  const head = headOf(body)
  return {
    body,
    head,
    colours,
    chance,
    clothes,
    skull: onDemand(() => worldOf(head, [], false)),
    trunk: onDemand(() => trunkField(body, clothes)),
    hairRoom,
  }
}

/** A field that is made when it is first asked: glasses never ask the trunk, belts never the head. */
function onDemand(make: () => HeadField): HeadField {
  let made: HeadField | undefined
  return {
    near(at) {
      made ??= make()
      return made.near(at)
    },
  }
}

/** What lies outermost counts: the skin and every piece of clothing are asked, and whatever reaches furthest out answers. */
export function trunkField(body: Body, clothes: readonly Part[]): HeadField {
  const skin = skinField(body)
  const layers = [skin, ...clothes.map((part) => outerField(part, skin))]
  return {
    near(at) {
      let best = skin.near(at)
      for (const layer of layers) {
        const near = layer.near(at)
        if (near.found && (!best.found || near.distance < best.distance)) best = near
      }
      return best
    },
  }
}

function skinField(body: Body): HeadField {
  const points: number[] = []
  const normals: number[] = []
  const bare = bodyNormals(body, body.posed)
  const bodyVertices = 13380
  for (let index = 0; index < bodyVertices; index++) {
    const [x, y, z] = vertexAt(body.rest, index)
    // Trunk and neck, higher behind than in front; neither arms nor the face above the chin.
    if (y < -1 || y > (z < 0.1 ? 6.9 : 6.3) || Math.abs(x) > 1.9) continue
    points.push(...vertexAt(body.posed, index))
    normals.push(...vertexAt(bare, index))
  }
  return makeField(Float32Array.from(points), Float32Array.from(normals), 0.45)
}

/** The outside of a piece of clothing: neither its hems nor what faces the skin, as the inside of a collar. */
function outerField(part: Part, skin: HeadField): HeadField {
  const points: number[] = []
  const normals: number[] = []
  for (let index = 0; index < part.positions.length / 3; index++) {
    const [at, out] = [vertexAt(part.positions, index), vertexAt(part.normals, index)]
    const { normal, found } = skin.near(at)
    if (found && normal[0] * out[0] + normal[1] * out[1] + normal[2] * out[2] < 0.3) continue
    points.push(...at)
    normals.push(...out)
  }
  return makeField(Float32Array.from(points), Float32Array.from(normals), 0.3)
}

/** A point brought to a distance above what is under it. */
export function laid(field: HeadField, at: Vector, distance: number): Vector {
  let place = at
  for (let turn = 0; turn < 4; turn++) {
    const near = field.near(place)
    if (!near.found) return place
    place = along(place, near.normal, distance - near.distance)
  }
  return place
}

/** The point of the head in this direction (turn from the front) and at this height, so far off the skin. */
export function around(fitting: Fitting, turn: number, height: number, off: number): Vector {
  const [x, y] = [sin(turn), cos(turn)]
  let place: Vector = [x * 1.0, height, 0.55 + y * 1.15]
  for (let step = 0; step < 5; step++) {
    const near = fitting.skull.near(place)
    const level = unit([near.normal[0], 0, near.normal[2]], [x, 0, y])
    const slope = Math.max(0.35, level[0] * near.normal[0] + level[2] * near.normal[2])
    place = along(place, level, Math.max(-0.4, Math.min(0.4, (off - near.distance) / slope)))
  }
  return place
}
