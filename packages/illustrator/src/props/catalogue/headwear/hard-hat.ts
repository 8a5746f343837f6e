import { brim, circle, type Fitting, hatPart, linear, naturalFor, newMesh, type Part, plain } from '#props/prop-kit.ts'
import { prop, smoothstep } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A hard shell with ridges over its top and a short peak. */
export const hardHat = prop({
  label: 'Hard hat',
  words:
    'hard hat, hardhat, construction helmet, safety helmet, builders helmet, construction hat, miners helmet, mining helmet, safety hat, hard hats',
  order: 136,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    brim(
      (share) => 1.16 + 0.3 * smoothstep(0.5, 1, circle(share).x),
      (share, out) => -0.05 * out - 0.05 * out * smoothstep(0.5, 1, circle(share).x),
    ),
    64,
  )
  turned(
    mesh,
    (share) => {
      // Three ridges from front to back.
      const { y } = circle(share)
      const ridge = (place: number): number => 0.05 * smoothstep(0.12, 0.05, Math.abs(Math.abs(y) - place))
      const grown = ridge(0) + ridge(0.34)
      return [
        [1.06, 0],
        [1.06, 0.22],
        [1.02 + grown * 0.3, 0.5],
        [0.9 + grown * 0.6, 0.78 + grown * 0.5],
        [0.68 + grown * 0.5, 0.98 + grown * 0.8],
        [0.36, 1.1 + grown],
        [0, 1.14 + grown * 0.8],
      ]
    },
    96,
    3,
  )
  const color = linear(naturalFor(fitting, ['#f2b807', '#e8e6df', '#e0541b', '#2456a8']))
  return [{ ...hatPart(fitting, mesh, 'hard hat', plain(color, 0.22)), material: 'hard' }]
}
