import { along, type Fitting, metal, minus, newMesh, type Part, prop, ringAround, sheet } from '#props/prop-kit.ts'
import { skinShell, steel, toPart, unit, weightsOf } from '#props/prop-kit.ts'

/** Steel over the hands, with cuffs that flare along the forearms. */
export const gauntlets = prop({
  label: 'Gauntlets',
  words:
    'gauntlets, gauntlet, steel gauntlets, metal gauntlets, armored gloves, armoured gloves, armored gauntlets, armoured gauntlets, golden gauntlets, plate gauntlets, iron gauntlets, metal gloves, power gauntlets, mechanical gauntlet, mechanical gauntlets, power fist, robotic gauntlets',
  order: 305,
  slot: 'hands',
  dyed: ['gauntlets', 'gauntlet cuffs'],
  make,
})

function make({ body, clothes }: Fitting): readonly Part[] {
  const onHand = weightsOf(body, (bone) => /^(wrist|finger|metacarpal)/.test(bone))
  const hands = skinShell(
    body,
    () => 0.045,
    (index) => (onHand[index] ?? 0) > 0.35,
  )
  const cuffs = newMesh()
  for (const side of ['L', 'R'] as const) {
    const [elbow, hand] = [body.bones.joint(`lowerarm02.${side}`), body.bones.joint(`wrist.${side}`)]
    const axis = unit(minus(elbow, hand))
    const front = side === 'L' ? body.hands.left.facing : body.hands.right.facing
    const sign = side === 'L' ? 1 : -1
    const clouds = [body.posed, ...clothes.map(({ positions }) => positions)]
    const ring = ringAround(clouds, along(hand, axis, 0.3), axis, front, 0.3, 0.8, (cloud, index) =>
      cloud > 0 ? true : index < 13_380 && (body.rest[index * 3] ?? 0) * sign > 3,
    )
    sheet(
      cuffs,
      (u, v) => {
        const ridge = v > 0.9 ? 0.03 : Math.abs(((v * 4) % 1) - 0.5) < 0.08 ? 0.025 : 0
        return ring.girth(u, 0.03 + 0.22 * v * v + ridge, -0.4 + 1.35 * v)
      },
      40,
      28,
    )
  }
  const surface = metal(steel, 0.26)
  return [
    toPart(hands, { name: 'gauntlets', material: 'hard', surface, twoSided: true }),
    toPart(cuffs, { name: 'gauntlet cuffs', material: 'hard', surface, twoSided: true }),
  ]
}
