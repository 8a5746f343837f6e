import type { BodyParams } from '@eidolon/people'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Pack } from '#pack/pack.ts'

export type Weights = ReadonlyMap<string, number>

/** How much of each macro target a person is: sex, age, muscle and weight lie between named extremes. */
export function macroWeights(macro: BodyParams['macro']): Weights {
  const weights = new Map<string, number>()
  const add = (name: string, weight: number) => {
    if (weight > 1e-4) weights.set(name, (weights.get(name) ?? 0) + weight)
  }
  const sexes = [
    ['female', 1 - macro.gender],
    ['male', macro.gender],
  ] as const
  // 0.5 is the young grown-up; nothing below is ever drawn.
  const late = (Math.max(0.5, macro.age) - 0.5) * 2
  const ages = [
    ['young', 1 - late],
    ['old', late],
  ] as const
  const forms = [
    ['african', macro.african],
    ['asian', macro.asian],
    ['caucasian', macro.caucasian],
  ] as const
  const muscles = thirds(macro.muscle, 'muscle')
  const weighs = thirds(macro.weight, 'weight')
  const heights = ends(macro.height, 'minheight', 'maxheight')
  const proportions = ends(macro.proportions, 'uncommonproportions', 'idealproportions')
  const cups = ends(macro.cup, 'mincup-averagefirmness', 'maxcup-averagefirmness')
  for (const [sex, bySex] of sexes) {
    for (const [age, byAge] of ages) {
      for (const [form, byForm] of forms) add(`macrodetails/${form}-${sex}-${age}`, bySex * byAge * byForm)
      for (const [muscle, byMuscle] of muscles) {
        for (const [weight, byWeight] of weighs) {
          const person = `${sex}-${age}-${muscle}-${weight}`
          const share = bySex * byAge * byMuscle * byWeight
          add(`macrodetails/universal-${person}`, share)
          for (const [height, by] of heights) add(`macrodetails/height/${person}-${height}`, share * by)
          for (const [kind, by] of proportions) add(`macrodetails/proportions/${person}-${kind}`, share * by)
          if (sex === 'female') for (const [cup, by] of cups) add(`breast/${person}-${cup}`, share * by)
        }
      }
    }
  }
  return weights
}

type Shares = readonly (readonly [name: string, share: number])[]

/** Minimum, average and maximum of a trait; at most two of them at a time. */
const thirds = (value: number, trait: string): Shares => [
  [`min${trait}`, Math.max(0, 1 - 2 * value)],
  [`average${trait}`, 1 - Math.abs(2 * value - 1)],
  [`max${trait}`, Math.max(0, 2 * value - 1)],
]

/** The two ends of a trait whose middle is the mesh itself. */
const ends = (value: number, low: string, high: string): Shares => [
  [low, Math.max(0, 1 - 2 * value)],
  [high, Math.max(0, 2 * value - 1)],
]

/** Adds a target on one half of the face only, `side` 1 being the person's left; between the halves it goes over. In place. */
export function addHalf(pack: Pack, positions: Float32Array, name: string, side: 1 | -1, weight: number): void {
  const target = pack.targets.get(name)
  if (!target) throw new Error(`The pack has no morph target ${name}.`)
  for (const [at, vertex] of target.vertices.entries()) {
    const share = weight * smoothstep(-0.1, 0.16, pack.base.positions[vertex * 3]! * side)
    for (let axis = 0; axis < 3; axis += 1)
      positions[vertex * 3 + axis]! += (target.moves[at * 3 + axis]! * share) / 1000
  }
}

/** Adds the targets to the positions, in place. Names the pack does not have are a mistake of ours. */
export function addTargets(pack: Pack, positions: Float32Array, weights: Weights): void {
  for (const [name, weight] of weights) {
    const target = pack.targets.get(name)
    if (target === undefined) throw new Error(`The pack has no morph target ${name}.`)
    const { vertices, moves } = target
    const factor = weight / 1000
    for (let at = 0; at < vertices.length; at += 1) {
      const to = vertices[at]! * 3
      positions[to]! += factor * moves[at * 3]!
      positions[to + 1]! += factor * moves[at * 3 + 1]!
      positions[to + 2]! += factor * moves[at * 3 + 2]!
    }
  }
}
