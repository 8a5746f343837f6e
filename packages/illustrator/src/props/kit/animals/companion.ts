import type { CompanionPlace } from '@eidolon/people'
import { cos, sin } from '@eidolon/people/exact.ts'
import { clamp } from '#geometry/interpolate.ts'
import { newMesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import type { Part } from '#geometry/part.ts'
import { cord } from '#geometry/shapes.ts'
import { between, cross, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import { type Fitting, type Shot, unasked } from '#props/fitting.ts'
import { leather } from '#props/materials.ts'
import { prop, type PropFile } from '#props/prop-file.ts'
import { type Animal, animalFace, animalParts, animalReach, inColor, type Limb } from './animal.ts'
import { betweenHands } from '#props/kit/in-both-arms.ts'
import type { Beast } from './quadruped.ts'
import { shoulderOf } from '#props/kit/shoulder.ts'
import { underRider } from './under-rider.ts'

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

type Companion = Pick<PropFile, 'label' | 'words' | 'order' | 'glow'> & {
  /** The limbs, with where a collar goes if it has a neck for one. */
  readonly body: readonly Limb[] | Beast
  /** How it is covered, and how finely it is made; fur where nothing is said. */
  readonly coat?: Partial<Omit<Animal, 'name' | 'limbs'>>
  /** Where it is unless words say otherwise: on the ground beside, on a shoulder, large behind, or in the air. */
  readonly usual: 'beside' | 'shoulder' | 'behind' | 'air'
  readonly size?: number
  /** How large it is in arms, on a lap or on a shoulder; without it, it is too large for that. */
  readonly carried?: number
  /** One can ride it. */
  readonly ridden?: true
  /** How far it is turned to the person when it stands beside them, degrees. */
  readonly turned?: number
}

/** An animal that comes along: what is known of it, and how it is put beside, on or behind its person. */
export function companion({ label, words, order, glow, body, coat, ...more }: Companion): PropFile {
  const beast = 'limbs' in body ? body : undefined
  const limbs = beast?.limbs ?? (body as readonly Limb[])
  const animal: Animal = { ...furry, ...coat, name: label.toLowerCase(), limbs }
  const of: CompanionTraits = { ...more, animal, ...(beast && { collar: beast.collar }) }
  return prop({
    label,
    words,
    order,
    slot: of.usual === 'shoulder' ? 'shoulder' : 'beside',
    ...(of.usual === 'shoulder' || of.usual === 'air' ? {} : { low: true as const }),
    ...(of.carried !== undefined && { carried: true as const }),
    ...(of.ridden && { ridden: ['riding'] as const }),
    ...(glow && { glow }),
    dyed: [of.animal.name],
    dyesItself: true,
    make: (fitting) => companionParts(fitting, of),
  })
}

const furry = { flows: 0.12, cell: 0.135, fur: 0.8, cover: 'fur' } as const

type CompanionTraits = Pick<Companion, 'usual' | 'size' | 'carried' | 'turned' | 'ridden'> & {
  readonly animal: Animal
  readonly collar?: Beast['collar']
}

type CompanionPosition = { readonly at: Vector; readonly turned: number; readonly size: number }

function companionParts(fitting: Fitting, of: CompanionTraits): readonly Part[] {
  const shot = fitting.shot ?? unasked
  const animal = shot.colour === undefined ? of.animal : inColor(of.animal, shot.colour)
  if (of.ridden && shot.ridden) return underRider(fitting, animal, of.collar)
  const spots = spotsOf(fitting, shot, of)
  const parts = spots.flatMap((spot) => animalParts(animal, spot))
  const [first] = spots
  return shot.place === 'leash' && of.collar && first
    ? [...parts, ...leash(fitting, shot.hand, of.collar, first)]
    : parts
}

/** Where it can be, of what words ask for. */
function placeOf(
  { place }: Shot,
  usual: CompanionTraits['usual'],
  carried: number | undefined,
): Exclude<CompanionPlace, 'under'> | 'air' {
  // Whoever does something else is not on it.
  if (place === undefined || place === 'under') return usual
  const isCarried = place !== 'beside' && place !== 'behind' && place !== 'feet' && place !== 'leash'
  return isCarried && carried === undefined ? (usual === 'behind' ? 'behind' : 'beside') : place
}

function spotsOf(
  fitting: Fitting,
  shot: Shot,
  { animal, usual, size = 1, carried, turned = 24 }: CompanionTraits,
): readonly CompanionPosition[] {
  const place = placeOf(shot, usual, carried)
  const small = carried ?? size
  /** From the picture to the person, who may be turned in it. */
  const own = (spot: CompanionPosition): CompanionPosition => ({
    ...spot,
    at: inOwnSpace(spot.at, shot.turned),
    turned: spot.turned - shot.turned,
  })
  const carriedAt = (at: Vector, heading: number): readonly CompanionPosition[] => [
    { at, turned: heading - shot.turned, size: small },
  ]
  const heading = (front: number): number => headingIn(shot.turned, front)
  switch (place) {
    case 'shoulder': {
      const side = isLeftNearer(shot.turned) ? 'L' : 'R'
      const nth = Math.min(2, shot.many)
      const first = carriedAt(shoulderOf(fitting, side), heading(side === 'R' ? -12 : 12))
      if (nth < 2) return first
      const other = side === 'R' ? 'L' : 'R'
      return [...first, ...carriedAt(shoulderOf(fitting, other), heading(other === 'R' ? -12 : 12))]
    }
    case 'arms': {
      const pair = betweenHands(fitting)
      const { left, right } = fitting.body.hands
      const middle = pair?.middle ?? between(left.palm, right.palm, 0.5)
      const reach = animalReach(animal, 0, small)
      return carriedAt([middle[0], middle[1] - (reach.high[1] - reach.low[1]) * 0.3, middle[2] - 0.1], heading(35))
    }
    case 'lap': {
      const { bones } = fitting.body
      const hips = between(bones.joint('upperleg01.L'), bones.joint('upperleg01.R'), 0.5)
      const knees = between(bones.joint('lowerleg01.L'), bones.joint('lowerleg01.R'), 0.5)
      if (hips[1] - knees[1] > 2.6) return onGround(fitting, shot, animal, small, turned, 'feet').map(own)
      const [x, y, z] = between(hips, knees, 0.52)
      return carriedAt([x, Math.max(hips[1], y) + 0.7, z], heading(35))
    }
    case 'wrist': {
      const { palm } = fitting.body.hands[shot.hand]
      const wrist = fitting.body.bones.joint(shot.hand === 'left' ? 'wrist.L' : 'wrist.R')
      return carriedAt(
        [between(palm, wrist, 0.5)[0], Math.max(palm[1], wrist[1]) + 0.3, between(palm, wrist, 0.5)[2]],
        heading(shot.hand === 'left' ? 10 : -10),
      )
    }
    case 'head':
      return carriedAt(crownOf(fitting), heading(8))
    case 'behind':
      return behind(fitting, shot, animal, usual === 'behind' ? size : size * 1.15).map(own)
    case 'air':
      return inAir(fitting, shot, animal, size, turned).map(own)
    case 'beside':
    case 'leash':
    case 'feet':
      return onGround(fitting, shot, animal, size, turned, place).map(own)
  }
}

/** Which way it looks in the picture: ahead with its person, but never away from us. */
function headingIn(turned: number, front: number): number {
  const angle = (turned / 180) * Math.PI
  const [ahead, aside] = [cos(angle), sin(angle)]
  if (ahead > 0.5) return front
  if (Math.abs(aside) > 0.5) return aside > 0 ? 58 : -58
  return front >= 0 ? 66 : -66
}

/** Seen from their left, the left shoulder is before the head. */
const isLeftNearer = (turned: number): boolean => sin((turned / 180) * Math.PI) < -0.4

/** A place of the picture, as it is for somebody who is turned in it. */
export function inOwnSpace([x, y, z]: Vector, turned: number): Vector {
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  return [x * c - z * s, y, z * c + x * s]
}

/** How far the person reaches to both sides of the picture, of all that is so high. */
function widthOf(
  fitting: Fitting,
  { turned, stands = fitting.body }: Shot,
  above: number,
  below = 1e9,
): readonly [left: number, right: number] {
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < bodyVertices * 3; at += 3) {
    if (stands.posed[at + 1]! < above || stands.posed[at + 1]! > below) continue
    const x = stands.posed[at]! * c + stands.posed[at + 2]! * s
    if (x < left) left = x
    if (x > right) right = x
  }
  return left < right ? [left, right] : [-2, 2]
}

/** In a picture of less than the whole person: how high the animal's face is, and how far behind the person. */
function faceIn(
  fitting: Fitting,
  { framing, stands = fitting.body }: Shot,
): readonly [high: number, behind: number] | undefined {
  const { bones } = stands
  const [eyes, chest, hips] = [bones.joint('eye.L')[1], bones.joint('spine02')[1], bones.joint('upperleg01.L')[1]]
  if (framing === 'portrait' || framing === 'extreme') return [eyes - 0.2, 4.5]
  if (framing === 'bust') return [eyes - 1.1, 1.4]
  if (framing === 'half') return [chest + 1, 0.8]
  return framing === 'three-quarter' ? [hips + 1.5, 0.6] : undefined
}

/** Looks out beside the person's head, shoulder or hip: nobody sees what it stands on. */
function lookingOut(
  fitting: Fitting,
  shot: Shot,
  animal: Animal,
  size: number,
  [high, back]: readonly [number, number],
): readonly CompanionPosition[] {
  const [left, right] = widthOf(fitting, shot, high - 0.8, high + 0.8)
  return Array.from({ length: Math.min(2, shot.many) }, (_, nth): CompanionPosition => {
    const side = (nth + shot.nth) % 2 === 0 ? -1 : 1
    const heading = -side * 14
    const face = animalFace(animal, heading, size)
    // Hair takes room as well.
    const x = side < 0 ? left - 0.5 - face.half : right + 0.5 + face.half
    return { at: [x - face.at[0], high - face.at[1], -back - face.at[2]], turned: heading, size }
  })
}

/** Beside the person on the ground, or as high as the picture begins: nobody sees what it stands on then. */
function onGround(
  fitting: Fitting,
  shot: Shot,
  animal: Animal,
  size: number,
  turned: number,
  place: 'beside' | 'leash' | 'feet',
): readonly CompanionPosition[] {
  const shown = faceIn(fitting, shot)
  if (shown) return lookingOut(fitting, shot, animal, size, shown)
  const [left, right] = widthOf(fitting, shot, -1)
  const aside = sin((shot.turned / 180) * Math.PI)
  // Who is seen from the side has it before them.
  const first = Math.abs(aside) > 0.5 ? (aside > 0 ? 1 : -1) : -1
  return Array.from({ length: shot.many }, (_, nth): CompanionPosition => {
    const side = (nth + shot.nth) % 2 === 0 ? first : -first
    const row = Math.floor((nth + shot.nth) / 2)
    const heading = Math.abs(aside) > 0.5 ? headingIn(shot.turned, turned) : headingIn(shot.turned, -side * turned)
    const grown = size * (nth === 0 ? 1 : nth % 2 === 0 ? 0.92 : 0.97)
    const reach = animalReach(animal, heading, grown)
    const wide = reach.high[0] - reach.low[0]
    const near = place === 'feet' ? -1.6 : 0.35
    const ahead =
      place === 'feet' ? Math.max(0.6, 2.4 - reach.high[1] * 0.4) : Math.max(0.4, 1.6 - reach.high[1] * 0.25)
    const x = side < 0 ? left - near - reach.high[0] : right + near - reach.low[0]
    return { at: [x + side * row * wide * 0.5, 0, ahead - row * 3.4], turned: heading, size: grown }
  })
}

/** Behind, its side to us, so far to one side that its head is seen. */
function behind(fitting: Fitting, shot: Shot, animal: Animal, size: number): readonly CompanionPosition[] {
  const shown = faceIn(fitting, shot)
  if (shown) return lookingOut(fitting, shot, animal, size, [shown[0], shown[1] + 1.5])
  const [left, right] = widthOf(fitting, shot, 4)
  return Array.from({ length: Math.min(2, shot.many) }, (_, nth): CompanionPosition => {
    const side = (nth + shot.nth) % 2 === 0 ? -1 : 1
    const heading = -side * 32
    const reach = animalReach(animal, heading, size)
    const [wide, deep] = [reach.high[0] - reach.low[0], reach.high[2] - reach.low[2]]
    // Its middle is beside the person, or as far to the side that its whole head is seen; the rest goes on behind them.
    const middle = (reach.high[0] + reach.low[0]) / 2 - side * Math.min(2.4, wide * 0.22)
    const face = animalFace(animal, heading, size)
    const head = face.at[0] + side * -face.half * 1.25
    const x = side < 0 ? left - Math.max(middle, head) : right - Math.min(middle, head)
    return { at: [x, 0, -1.4 - reach.high[2] - Math.min(2, deep * 0.1)], turned: heading, size }
  })
}

/** Floats beside the head. */
function inAir(
  fitting: Fitting,
  shot: Shot,
  animal: Animal,
  size: number,
  turned: number,
): readonly CompanionPosition[] {
  const head = fitting.body.bones.joint('head')
  const [left, right] = widthOf(fitting, shot, head[1] - 3.2)
  return Array.from({ length: shot.many }, (_, nth): CompanionPosition => {
    const side = (nth + shot.nth) % 2 === 0 ? -1 : 1
    const row = Math.floor((nth + shot.nth) / 2)
    const heading = -side * turned
    const reach = animalReach(animal, heading, size)
    const close = shot.framing === 'portrait' || shot.framing === 'extreme' ? -0.9 : 0.15
    const x = side < 0 ? left - close - reach.high[0] : right + close - reach.low[0]
    const middle = (reach.high[1] + reach.low[1]) / 2
    return {
      at: [x + side * row * 1.2, head[1] + 0.4 - middle + row * 2.4 - (nth % 2) * 1.1, -0.6 - row],
      turned: heading,
      size,
    }
  })
}

/** The highest of the head and of the hair on it. */
function crownOf({ body, hairRoom }: Fitting): Vector {
  const head = body.bones.joint('head')
  let [x, y, z] = [head[0], head[1], head[2]]
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    const at = vertexAt(body.posed, vertex)
    if (at[1] > y && Math.abs(at[0] - head[0]) < 1.2 && Math.abs(at[2] - head[2]) < 1.6) [x, y, z] = at
  }
  return [x, y + hairRoom * 0.4, z - 0.1]
}

/** A collar, and a lead from it to the hand. */
function leash(
  { body, colours }: Fitting,
  hand: Shot['hand'],
  collar: Beast['collar'],
  { at, turned, size }: CompanionPosition,
): readonly Part[] {
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  const turn = ([x, y, z]: Vector): Vector => [x * c + z * s, y, z * c - x * s]
  const place = (point: Vector): Vector => {
    const [x, y, z] = turn(point)
    return [x * size + at[0], y * size + at[1], z * size + at[2]]
  }
  const mesh = newMesh()
  const way = unit(collar.way)
  const across = unit(cross(way, [1, 0, 0]))
  const rim = Array.from({ length: 29 }, (_, nth): Vector => {
    const round = (nth / 28) * Math.PI * 2
    const [a, b] = [cos(round) * collar.radius * 1.1, sin(round) * collar.radius * 1.1]
    return place([collar.at[0] + a, collar.at[1] + across[1] * b, collar.at[2] + across[2] * b])
  })
  cord(mesh, rim, Math.max(0.07, collar.radius * size * 0.13), 8, true)
  const [from, to] = [
    place([collar.at[0], collar.at[1] + collar.radius, collar.at[2] - collar.radius * 0.4]),
    body.hands[hand].palm,
  ]
  const lead = Array.from({ length: 15 }, (_, nth): Vector => {
    const share = nth / 14
    const [x, y, z] = between(from, to, share)
    return [x, y - clamp(4 * share * (1 - share)) * 0.7, z]
  })
  cord(mesh, lead, 0.055, 6)
  return [toPart(mesh, { name: 'lead', material: 'hard', surface: leather(colours.accent) })]
}
