import { band, type Fitting, newMesh, type Part, prop, rimCourse, toPart, weave } from '#props/prop-kit.ts'

export const headband = prop({
  label: 'Headband',
  words: 'headband, hairband, hair band, alice band, sweatband, hachimaki',
  order: 170,
  slot: 'head',
  presses: [0.14, 0.18],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  band(mesh, fitting, (turn) => rimCourse(turn) + 0.14, 0.24, fitting.hairRoom * 0.7, 0.05)
  const surface = weave(fitting.colours.accent)
  return [toPart(mesh, { name: 'headband', material: 'cloth', surface, twoSided: true }, fitting.head.placing)]
}
