import { cord, type Fitting, glass, glowing, hatPoint, newMesh, type Part, prop, toPart } from '#props/prop-kit.ts'

export const halo = prop({
  label: 'Halo',
  words:
    'halo, angelic halo, golden halo, glowing halo, angel halo, ring of light above her head, halo of light, floating halo',
  order: 220,
  slot: 'head',
  dyed: ['halo', 'halo light'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const line = Array.from({ length: 49 }, (_, nth) => hatPoint(nth / 48, 0.72, 1.55 + fitting.hairRoom))
  cord(mesh, line, 0.05, 8, true)
  const veil = newMesh()
  cord(veil, line, 0.11, 8, true)
  const { placing } = fitting.head
  return [
    toPart(
      mesh,
      { name: 'halo', material: 'glow', surface: glowing([1, 0.82, 0.42], 2.4), castsShadow: false },
      placing,
    ),
    toPart(
      veil,
      { name: 'halo light', material: 'glow', surface: veiled, blended: true, twoSided: true, castsShadow: false },
      placing,
    ),
  ]
}

const veiled = (() => {
  const clear = glass([1, 0.8, 0.4], 0.12)
  const bright = glowing([1, 0.8, 0.4], 1.2)
  return (spot: Parameters<typeof clear>[0]): void => {
    clear(spot)
    bright(spot)
  }
})()
