/**
 * Degrees that a bone is turned from where it is in somebody who stands upright with hanging arms, seen from the bone
 * above it. `forward`: its far end goes to the front. `twist`: its front turns to the person's left; of limbs, outwards.
 * `side`: its far end goes to the left; of limbs, outwards. Of shoulders, `forward` is ahead and `side` is up.
 */
export type BoneTurn = readonly [forward: number, twist: number, side: number]

/** How far a bone goes in each of the three directions. */
export type Range = readonly [least: number, max: number]
export type BoneLimits = readonly [forward: Range, twist: Range, side: Range]

/** What a bone is: part of the trunk, a collar bone, or part of a limb that hangs. */
export type BoneKind = 'trunk' | 'shoulder' | 'limb'

const around: Range = [-180, 180]
const none: Range = [0, 0]

/** The bones that a pose turns, by the names that VRM has for them, from the hips outwards; what joints allow. */
const trunk = {
  hips: [around, around, around],
  spine: [
    [-35, 60],
    [-40, 40],
    [-35, 35],
  ],
  chest: [
    [-30, 45],
    [-35, 35],
    [-30, 30],
  ],
  upperChest: [
    [-25, 40],
    [-30, 30],
    [-25, 25],
  ],
  neck: [
    [-45, 50],
    [-60, 60],
    [-40, 40],
  ],
  head: [
    [-45, 45],
    [-60, 60],
    [-40, 40],
  ],
} as const satisfies Readonly<Record<string, BoneLimits>>

const limbs = {
  Shoulder: [[-30, 45], none, [-30, 45]],
  UpperArm: [
    [-95, 185],
    [-180, 180],
    [-100, 190],
  ],
  LowerArm: [
    [-10, 155],
    [-90, 90],
    [-30, 30],
  ],
  Hand: [
    [-80, 80],
    [-120, 120],
    [-90, 90],
  ],
  UpperLeg: [
    [-70, 150],
    [-90, 90],
    [-110, 110],
  ],
  LowerLeg: [
    [-165, 10],
    [-45, 45],
    [-30, 30],
  ],
  Foot: [
    [-70, 50],
    [-60, 60],
    [-45, 45],
  ],
} as const satisfies Readonly<Record<string, BoneLimits>>

type Limb = keyof typeof limbs
export type PoseBone = keyof typeof trunk | `${'left' | 'right'}${Limb}`

const sided = (side: 'left' | 'right') =>
  // The names are those of the table with a side before them.
  Object.entries(limbs).map(([limb, own]) => [`${side}${limb}`, own] as [PoseBone, BoneLimits])

/** Every bone with its limits, each after the one it hangs on. */
export const poseBones: ReadonlyMap<PoseBone, BoneLimits> = new Map([
  ...(Object.entries(trunk) as [PoseBone, BoneLimits][]),
  ...sided('left'),
  ...sided('right'),
])

const chains = {
  spine: 'hips',
  chest: 'spine',
  upperChest: 'chest',
  neck: 'upperChest',
  head: 'neck',
  Shoulder: 'upperChest',
  UpperArm: 'Shoulder',
  LowerArm: 'UpperArm',
  Hand: 'LowerArm',
  UpperLeg: 'hips',
  LowerLeg: 'UpperLeg',
  Foot: 'LowerLeg',
} as const satisfies Readonly<Partial<Record<PoseBone | Limb, PoseBone | Limb>>>

/** The bone that a bone hangs on; the hips hang on none. */
export function boneAbove(bone: PoseBone): PoseBone | undefined {
  const side = sideOf(bone)
  const own = side ? bone.slice(side.length) : bone
  const above = Object.entries(chains).find(([name]) => name === own)?.[1]
  if (above === undefined) return undefined
  const name = above in limbs ? `${side}${above}` : above
  return [...poseBones.keys()].find((one) => one === name)
}

/** Which side of the body a bone is on; the trunk is on neither. */
export const sideOf = (bone: PoseBone): 'left' | 'right' | undefined =>
  bone.startsWith('left') ? 'left' : bone.startsWith('right') ? 'right' : undefined

export const kindOfBone = (bone: PoseBone): BoneKind =>
  sideOf(bone) === undefined ? 'trunk' : bone.endsWith('Shoulder') ? 'shoulder' : 'limb'

/** What a hand does, by what it looks like. */
export const handShapes = {
  relaxed: 'Relaxed',
  soft: 'Soft',
  flat: 'Flat',
  closed: 'Fingers together',
  spread: 'Fingers spread',
  fist: 'Fist',
  point: 'Pointing',
  peace: 'Peace sign',
  thumb: 'Thumb up',
  grip: 'Gripping',
  hold: 'Holding',
  between: 'Between thumb and fingers',
  pinch: 'Pinching',
  claw: 'Claw',
  ring: 'OK sign',
  horns: 'Horns',
  gun: 'Finger gun',
  snap: 'Snapping',
  heart: 'Half a heart',
  beckon: 'Beckoning',
  paw: 'Paw',
  clasp: 'Clasped',
  pressed: 'Pressed flat',
  rest: 'Resting',
  type: 'Typing',
} as const
export type HandShape = keyof typeof handShapes
// The keys of a constant table are its type's keys; Object.keys cannot know.
export const handShapeIds = Object.keys(handShapes) as [HandShape, ...HandShape[]]

/** Largest height above the ground, in decimeters of a person of average height. */
export const highestLift = 12

/** Bones that do nothing are left out; the same pose is the same text. */
export type Joints = {
  readonly bones: { readonly [Bone in PoseBone]?: BoneTurn }
  readonly hands: { readonly left: HandShape; readonly right: HandShape }
  readonly lift: number
}

/** Nobody sees less than a tenth of a degree. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 || 0

/** Upright, with relaxed hands. */
export const uprightJoints: Joints = { bones: {}, hands: { left: 'relaxed', right: 'relaxed' }, lift: 0 }

/** What is kept in the scene of a picture in the place of a pose's id. */
export const ownPoseName = 'own'
