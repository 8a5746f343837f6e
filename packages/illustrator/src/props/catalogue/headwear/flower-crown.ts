import { along, cord, cross, type Fitting, flower, leaf, loop, minus, newMesh, type Part } from '#props/prop-kit.ts'
import { petal, plain, plus, prop, rimCourse, times, toPart, unit } from '#props/prop-kit.ts'

/** Flowers and leaves all around, on a twig. */
export const flowerCrown = prop({
  label: 'Flower crown',
  words:
    'flower crown, wreath, floral crown, flowers in her hair, flower wreath, laurel wreath, flowers in his hair, flowers in hair, laurel crown, crown of flowers, daisy chain, garland, laurel, laurels, laurel leaves, daisy crown, leaf crown, crown of leaves, vine crown, crown of vines, rose crown, crown of roses, flower headband, floral headband, floral wreath, leaf wreath, olive wreath, ivy crown, floral headpiece, flower diadem',
  order: 180,
  slot: 'head',
  presses: [0.3, 0.14],
  dyed: ['blossoms'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { chance, colours, head } = fitting
  const line = loop(fitting, (turn) => rimCourse(turn) + 0.3, fitting.hairRoom + 0.05, 48)
  const twig = newMesh()
  cord(twig, line, 0.035, 6, true)
  const [blossoms, others, hearts, leaves] = [newMesh(), newMesh(), newMesh(), newMesh()]
  line.slice(0, 48).forEach((at, nth) => {
    const out = unit([at[0], 0.45, at[2] - 0.55])
    const next = line[nth + 1] ?? at
    const way = unit(minus(next, at))
    if (nth % 3 === 0) {
      const facing = unit(plus(out, [chance.middling() * 0.4, chance.middling() * 0.4, chance.middling() * 0.3]))
      const big = chance.between(0.15, 0.23)
      flower(nth % 2 === 0 ? blossoms : others, hearts, along(at, out, 0.06), facing, big, 6, 0.35)
    } else {
      const sideways = unit(plus(way, times(cross(out, way), nth % 2 === 0 ? 0.9 : -0.9)))
      leaf(leaves, along(at, out, 0.03), sideways, out, 0.26)
    }
  })
  const look = { material: 'cloth' as const, twoSided: true }
  return [
    toPart(twig, { name: 'twig', material: 'hard', surface: plain([0.12, 0.09, 0.04], 0.8) }, head.placing),
    toPart(leaves, { ...look, name: 'leaves', surface: petal([0.1, 0.2, 0.05], [0.06, 0.13, 0.03]) }, head.placing),
    toPart(blossoms, { ...look, name: 'blossoms', surface: petal([0.85, 0.8, 0.74], colours.accent) }, head.placing),
    toPart(others, { ...look, name: 'blossoms', surface: petal(colours.accent, [0.5, 0.2, 0.12]) }, head.placing),
    toPart(hearts, { name: 'flower hearts', material: 'cloth', surface: plain([0.7, 0.42, 0.06], 0.9) }, head.placing),
  ]
}
