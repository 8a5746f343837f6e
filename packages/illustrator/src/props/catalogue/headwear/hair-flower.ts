import { along, type Fitting, flower, leaf, newMesh, type Part, petal, plain, prop, toPart } from '#props/prop-kit.ts'
import { unit } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** One large blossom over the ear. */
export const hairFlower = prop({
  label: 'Flower behind the ear',
  words:
    'flower behind her ear, flower behind his ear, flower behind the ear, flower tucked behind her ear, flower tucked behind his ear, flower in her hair, flower in his hair, flower in hair, rose in her hair, rose in his hair, hibiscus in her hair, hibiscus behind her ear, hibiscus flower in her hair, lily in her hair, orchid in her hair, daisy in her hair, peony in her hair, gardenia in her hair, plumeria in her hair, plumeria behind her ear, frangipani in her hair, hair flower, flower hair clip, flower hairpin, flower hair ornament, camellia in her hair, red rose in her hair, white flower in her hair, red flower in her hair, blossom in her hair, lotus in her hair, sunflower in her hair, daisy behind her ear, rose behind her ear, flower hair pin, floral hairpin, jasmine in her hair',
  order: 181,
  slot: 'hair',
  dyed: ['hair flower'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [petals, inner, hearts, leaves] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const at = around(fitting, 1.12, 7.72, fitting.hairRoom + 0.1)
  const facing = unit([0.8, 0.2, 0.85])
  flower(petals, hearts, at, facing, 0.42, 6, 0.3)
  flower(inner, hearts, along(at, facing, 0.06), facing, 0.27, 5, 0.55)
  leaf(leaves, at, unit([0.3, -0.8, 0.4]), facing, 0.5)
  leaf(leaves, at, unit([0.2, 0.9, -0.5]), facing, 0.45)
  const { colours, head } = fitting
  const look = { material: 'cloth' as const, twoSided: true }
  return [
    toPart(petals, { ...look, name: 'hair flower', surface: petal(colours.accent, [0.5, 0.16, 0.14]) }, head.placing),
    toPart(inner, { ...look, name: 'hair flower', surface: petal(colours.accent, [0.6, 0.3, 0.12]) }, head.placing),
    toPart(hearts, { name: 'flower heart', material: 'cloth', surface: plain([0.72, 0.45, 0.08], 0.9) }, head.placing),
    toPart(
      leaves,
      { ...look, name: 'flower leaves', surface: petal([0.08, 0.2, 0.05], [0.05, 0.12, 0.03]) },
      head.placing,
    ),
  ]
}
