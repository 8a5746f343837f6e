import { cord, felt, type Fitting, hatPart, hatPoint, linear, newMesh, pairs, type Part } from '#props/prop-kit.ts'
import { plain, prop } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A round box of felt without a brim; its tassel hangs to the side. */
export const fez = prop({
  label: 'Fez',
  words: 'fez, fezzes, tarboosh, fez hat',
  order: 134,
  slot: 'hat',
  presses: 'hat',
  dye: '#8a1f26',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [mesh, tassel] = [newMesh(), newMesh()]
  turned(mesh, () => pairs`0.98 0.06, 0.99 0.1, 0.86 1.12, 0.8 1.17, 0.4 1.18, 0 1.18`, 56, 2)
  cord(
    tassel,
    [hatPoint(0, 0, 1.22), hatPoint(0.16, 0.5, 1.24), hatPoint(0.17, 0.9, 1.18), hatPoint(0.18, 0.97, 0.9)],
    0.025,
    6,
  )
  cord(
    tassel,
    [hatPoint(0.18, 0.97, 0.92), hatPoint(0.185, 1.0, 0.75), hatPoint(0.19, 1.04, 0.4)],
    (share) => 0.05 + 0.06 * share,
    10,
  )
  return [
    hatPart(fitting, mesh, 'fez', felt(linear('#8a1f26'))),
    hatPart(fitting, tassel, 'tassel', plain([0.03, 0.03, 0.035], 0.7)),
  ]
}
