import { along, circle, cord, type Fitting, flower, gripOf, held, leaf, newMesh, type Part } from '#props/prop-kit.ts'
import { petal, plain, plus, prop, seenAgainst, sheet, smoothstep, times, triples, unit } from '#props/prop-kit.ts'
import { upwards, type Vector, weave } from '#props/prop-kit.ts'

/** Stems in the fist, a dome of blossoms above it. */
export const bouquet = prop({
  label: 'Bouquet',
  words:
    'bouquet, bunch of flowers, flowers, bouquet of roses, bouquet of flowers, bunch of roses, wildflowers, bunch of wildflowers, bouquet of wildflowers, peonies, bridal bouquet, wedding bouquet, flower bouquet, armful of flowers',
  order: 400,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['roses'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.14)
  const { chance, colours } = fitting
  const axis = unit(plus(plus(times(grip.thumb, 0.5), upwards), [0, 0, 0.25]))
  const [stems, leaves, roses, daisies, hearts, paper] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  const count = 15
  for (let nth = 0; nth < count; nth++) {
    // Evenly over a disc by the golden angle.
    const { x, y } = circle(nth * 0.381966)
    const out = Math.sqrt((nth + 0.4) / count)
    const head: Vector = [x * out * 0.72, 1.55 + 0.42 * (1 - out * out) + chance.middling() * 0.08, y * out * 0.72]
    const facing = unit([x * out * 0.8, 1, y * out * 0.8])
    cord(
      stems,
      [[x * out * 0.06, -0.75, y * out * 0.06], [x * out * 0.05, 0, y * out * 0.05], along(head, facing, -0.05)],
      0.025,
      5,
    )
    if (nth % 3 === 2) flower(daisies, hearts, head, facing, 0.25, 9, 0.15)
    else
      for (const [size, petals, cupped] of triples`0.27 6 0.5, 0.2 5 1, 0.13 4 1.7`)
        flower(roses, hearts, head, facing, size, petals, cupped)
    if (nth % 2 === 0) leaf(leaves, along(head, facing, -0.25), unit([x, 0.35, y]), facing, 0.42)
  }
  sheet(
    paper,
    (u, v) => {
      const { x, y } = circle(u)
      const wide = 0.13 + 0.62 * smoothstep(0.1, 1, v) + 0.05 * v * circle(u * 7).x
      return [wide * y, -0.25 + v * 1.6, wide * x]
    },
    42,
    8,
  )
  const look = { material: 'cloth' as const, twoSided: true }
  return held(grip.middle, axis, grip.facing, [
    [stems, { name: 'stems', material: 'cloth', surface: plain([0.07, 0.15, 0.04], 0.7) }],
    [leaves, { ...look, name: 'leaves', surface: petal([0.1, 0.21, 0.06], [0.05, 0.12, 0.03]) }],
    [roses, { ...look, name: 'roses', surface: petal(seenAgainst(fitting, colours.accent), [0.25, 0.05, 0.05]) }],
    [daisies, { ...look, name: 'daisies', surface: petal([0.85, 0.83, 0.78], [0.7, 0.66, 0.5]) }],
    [hearts, { name: 'flower hearts', material: 'cloth', surface: plain([0.65, 0.38, 0.06], 0.9) }],
    [paper, { ...look, name: 'bouquet paper', surface: weave([0.62, 0.55, 0.45]) }],
  ])
}
