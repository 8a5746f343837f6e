import { cord, type Fitting, gold, metal, newMesh, type Part, prop, toPart, wrist } from '#props/prop-kit.ts'

export const bracelet = prop({
  label: 'Bracelet',
  words:
    'bracelet, bangle, bracelets, wristband, bangles, rope bracelet, cord bracelet, string bracelet, beaded bracelet, friendship bracelet, friendship bracelets, stack of bracelets',
  order: 340,
  slot: 'wrist',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = wrist(fitting)
  const mesh = newMesh()
  for (const up of [-0.05, 0.05]) {
    cord(
      mesh,
      Array.from({ length: 33 }, (_, nth) => ring.girth(nth / 32, 0.035, up)),
      0.028,
      7,
      true,
    )
  }
  return [toPart(mesh, { name: 'bracelet', material: 'hard', surface: metal(gold, 0.18) })]
}
