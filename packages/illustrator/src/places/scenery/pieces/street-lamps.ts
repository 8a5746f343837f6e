import { bulb, lathe, linear, litBy, metal, newLights, newMesh, pairs, piece, rod } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** Old street lamps, lit by dusk. */
export const streetLamps = piece({
  label: 'Street lamps',
  words:
    'gas lamps, gas lamp, street lamp, street lamps, streetlamp, streetlamps, streetlight, streetlights, street light, street lights, lamp post, lamp posts, lamppost, lampposts, victorian lamps, lantern post, gaslight, gaslights, gas lit street',
  order: 160,
  where: 'stands',
  fits: 'outdoors',
  size: [4.4, 31, 4.4],
  make: ({ noise }) => {
    const iron = newMesh()
    const lights = newLights(linear('#ffcf80'))
    lathe(iron, {}, pairs`1.1 0, 0.9 1.6, 0.4 2.4, 0.32 24, 0.7 24.6`, 9)
    rod(iron, [-1.8, 22, 0], [1.8, 22, 0], 0.16, 0.16, 5)
    for (const x of [-1, 1])
      for (const z of [-1, 1]) rod(iron, [x * 0.8, 24.6, z * 0.8], [x * 1.2, 28, z * 1.2], 0.12, 0.12, 4)
    lathe(iron, { y: 28 }, pairs`1.8 0, 0.9 1.2, 0.2 1.6, 0.05 2.6`, 8)
    bulb(lights, [0, 26.3, 0], 0.85, 2, 14)
    return litBy(
      lights,
      [setPart('street lamp', iron, metal(linear('#262c2a'), noise, 0.5, 0.2), { castsShadow: true })],
      1,
      2.8,
    )
  },
})
