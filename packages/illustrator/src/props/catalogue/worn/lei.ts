import { along, type Fitting, flower, hungFree, newMesh, type Part, petal, plain, plus, prop } from '#props/prop-kit.ts'
import { toPart, unit } from '#props/prop-kit.ts'

/** A garland of blossoms around the neck. */
export const lei = prop({
  label: 'Flower garland',
  words:
    'lei, leis, flower lei, hawaiian lei, flower garland, flower necklace, garland around her neck, garland around his neck, garland of flowers around her neck, marigold garland, flower garland around her neck, lei around her neck, lei around his neck',
  order: 269,
  slot: 'neck',
  dyed: ['lei'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { line } = hungFree(fitting, 2.1, 0.1)
  const [first, second, hearts] = [newMesh(), newMesh(), newMesh()]
  line.forEach((at, nth) => {
    if (nth % 2 > 0) return
    const { normal } = fitting.trunk.near(at)
    const { chance } = fitting
    const facing = unit(plus(normal, [chance.middling() * 0.5, chance.middling() * 0.5, chance.middling() * 0.4]))
    flower(nth % 4 === 0 ? first : second, hearts, along(at, normal, 0.06), facing, 0.25, 6, 0.35)
  })
  const look = { material: 'cloth' as const, twoSided: true }
  return [
    toPart(first, { ...look, name: 'lei', surface: petal(fitting.colours.accent, [0.7, 0.4, 0.2]) }),
    toPart(second, { ...look, name: 'lei', surface: petal([0.84, 0.8, 0.74], fitting.colours.accent) }),
    toPart(hearts, { name: 'flower hearts', material: 'cloth', surface: plain([0.72, 0.45, 0.08], 0.9) }),
  ]
}
