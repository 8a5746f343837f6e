import { along, type Body, type Fitting, leather, linear, minus, type Part, prop, ringAround } from '#props/prop-kit.ts'
import { scaled, skinShell, strip, toPart, unit, type Vector, weightsOf } from '#props/prop-kit.ts'

/** Shells over both hands, from a little before the wrist, with a rolled cuff. */
export const gloves = prop({
  label: 'Gloves',
  words:
    'gloves, leather gloves, glove, gloved, rubber gloves, work gloves, driving gloves, gardening gloves, white gloves, black gloves, latex gloves, riding gloves, winter gloves, surgical gloves, nitrile gloves, batting gloves, motorcycle gloves, tactical gloves, cotton gloves, knitted gloves, silk gloves, biker gloves, ski gloves',
  order: 300,
  slot: 'hands',
  dyed: ['gloves', 'glove cuff'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const color = scaled(linear(fitting.colours.accent), 0.6)
  return [
    shell(fitting.body, leather(color)),
    ...(['L', 'R'] as const).map((side) => cuff(fitting, side, leather(color))),
  ]
}

/** How thick the leather is. */
const thick = 0.028

function shell(body: Body, surface: Part['surface']): Part {
  const onHand = weightsOf(body, (bone) => /^(wrist|finger|metacarpal)/.test(bone))
  const mesh = skinShell(
    body,
    () => thick,
    (index) => (onHand[index] ?? 0) > 0.35,
  )
  return toPart(mesh, { name: 'gloves', material: 'hard', surface, twoSided: true })
}

function cuff({ body }: Fitting, side: 'L' | 'R', surface: Part['surface']): Part {
  const [elbow, hand] = [body.bones.joint(`lowerarm02.${side}`), body.bones.joint(`wrist.${side}`)]
  const axis = unit(minus(hand, elbow))
  const front: Vector = side === 'L' ? body.hands.left.facing : body.hands.right.facing
  const sign = side === 'L' ? 1 : -1
  const ring = ringAround([body.posed], along(hand, axis, -0.06), axis, front, 0.1, 0.6, (_, index) => {
    return index < 13380 && (body.rest[index * 3] ?? 0) * sign > 3.4
  })
  return strip(ring, 0.26, 0.02, 0.035, surface, 'glove cuff')
}
