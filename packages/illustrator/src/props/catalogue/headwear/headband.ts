import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import type { Fitting } from '#props/fitting.ts'
import { weave } from '#props/materials.ts'
import { prop } from '#props/prop-file.ts'
import { band, rimCourse } from '#props/kit/worn/bands.ts'

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
