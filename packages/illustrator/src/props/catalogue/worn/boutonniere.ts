import { along, type Fitting, flower, leaf, newMesh, type Part, petal, plain, plus, prop } from '#props/prop-kit.ts'
import { times, toPart, trunkSpot, unit } from '#props/prop-kit.ts'

/** A flower on the left of the chest, where a lapel has its buttonhole. */
export const boutonniere = prop({
  label: 'Flower in the buttonhole',
  words:
    'boutonniere, boutonnieres, buttonhole flower, flower in his buttonhole, flower in his lapel, flower on his lapel, rose in his lapel, rose on his lapel, flower on her lapel, flower in her lapel, corsage, corsages, flower in the buttonhole, flower pinned to her dress, rose in his buttonhole, flower pinned to his jacket, carnation in his lapel, poppy on his lapel, flower brooch, flower in lapel, flower in the lapel, flower on the lapel',
  order: 278,
  slot: 'chest',
  dyed: ['boutonniere'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { at, up, out } = trunkSpot(fitting, [0.7, 4.55, 1.05], 0.06)
  const [petals, inner, hearts, leaves] = [newMesh(), newMesh(), newMesh(), newMesh()]
  flower(petals, hearts, at, out, 0.26, 7, 0.4)
  flower(inner, hearts, along(at, out, 0.05), out, 0.16, 5, 0.6)
  leaf(leaves, at, unit(plus(times(up, -1), [0.3, 0, 0])), out, 0.4)
  leaf(leaves, at, unit(plus(times(up, -1), [-0.4, 0, 0])), out, 0.34)
  const look = { material: 'cloth' as const, twoSided: true }
  const { accent } = fitting.colours
  return [
    toPart(petals, { ...look, name: 'boutonniere', surface: petal(accent, [0.5, 0.16, 0.14]) }),
    toPart(inner, { ...look, name: 'boutonniere', surface: petal(accent, [0.5, 0.16, 0.14]) }),
    toPart(hearts, { name: 'flower heart', material: 'cloth', surface: plain([0.72, 0.45, 0.08], 0.9) }),
    toPart(leaves, { ...look, name: 'flower leaves', surface: petal([0.08, 0.2, 0.05], [0.05, 0.12, 0.03]) }),
  ]
}
