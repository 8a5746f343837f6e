import type { Bone } from '#pack/pack.ts'

const sides = [
  ['left', '.L'],
  ['right', '.R'],
] as const

const fingers = [
  ['Thumb', 1, ['Metacarpal', 'Proximal', 'Distal']],
  ['Index', 2, ['Proximal', 'Intermediate', 'Distal']],
  ['Middle', 3, ['Proximal', 'Intermediate', 'Distal']],
  ['Ring', 4, ['Proximal', 'Intermediate', 'Distal']],
  ['Little', 5, ['Proximal', 'Intermediate', 'Distal']],
] as const

/**
 * The bones that every program with people knows, by the names of VRM, and which bone of the pack each is. What the pack
 * has besides (twists, toes, muscles of the face) goes with the nearest of them towards the hips.
 */
export const human: ReadonlyMap<string, string> = new Map([
  ['root', 'hips'],
  ['spine05', 'spine'],
  ['spine03', 'chest'],
  ['spine01', 'upperChest'],
  ['neck01', 'neck'],
  ['head', 'head'],
  ...sides.flatMap(([side, end]): [string, string][] => [
    [`eye${end}`, `${side}Eye`],
    [`clavicle${end}`, `${side}Shoulder`],
    [`upperarm01${end}`, `${side}UpperArm`],
    [`lowerarm01${end}`, `${side}LowerArm`],
    [`wrist${end}`, `${side}Hand`],
    [`upperleg01${end}`, `${side}UpperLeg`],
    [`lowerleg01${end}`, `${side}LowerLeg`],
    [`foot${end}`, `${side}Foot`],
    [`toe2-1${end}`, `${side}Toes`],
    ...fingers.flatMap(([finger, number, parts]) =>
      parts.map((part, at): [string, string] => [`finger${number}-${at + 1}${end}`, `${side}${finger}${part}`]),
    ),
  ]),
])

/** The human bone that each bone of the pack goes with, by their indices: those of `bones`, and those of `human` in the pack's order. */
export function humanBones(bones: readonly Bone[]): { readonly kept: readonly number[]; readonly of: Uint8Array } {
  const kept = bones.flatMap(({ name }, at) => (human.has(name) ? [at] : []))
  const place = new Map(kept.map((bone, at) => [bone, at]))
  const toes = (name: string) => bones.findIndex((bone) => bone.name === `toe2-1${name.slice(-2)}`)
  const of = new Uint8Array(bones.length)
  for (const [at, { name, parent }] of bones.entries()) {
    const own = place.get(name.startsWith('toe') ? toes(name) : at)
    of[at] = own ?? (parent < 0 ? 0 : of[parent]!)
  }
  return { kept, of }
}

/** The kept bone above a bone: its parent in the model. */
export function parentOf(bones: readonly Bone[], of: Uint8Array, bone: number): number {
  const parent = bones[bone]?.parent ?? -1
  return parent < 0 ? -1 : of[parent]!
}
