import { lightParts, linear, newLights, newMesh, piece, plain, setPart } from '#places/scenery/piece-kit.ts'
import { stringLights as stringCord, triples } from '#places/scenery/piece-kit.ts'

/** Small lamps on cords across the picture. */
export const stringLights = piece({
  label: 'String lights',
  words:
    'string lights, fairy lights, christmas lights, twinkle lights, hanging lights, lights strung overhead, bistro lights, festoon lights, strings of lights, garland lights, party lights overhead',
  order: 158,
  where: 'span',
  dyed: true,
  size: [60, 26, 6.4],
  away: 12,
  make: ({ wide, tone }) => {
    const cord = newMesh()
    const lights = newLights(tone('#ffcf80'))
    for (const [y, sag, z] of triples`25 3.4 0, 22 4 2, 19 3 4, 16.4 2.4 1`)
      for (let at = 0; at < 3; at += 1) {
        const from = -wide / 2 + (at * wide) / 3
        stringCord(cord, lights, [from, y, z - 2], [from + wide / 3, y - 0.6, z - 2], sag, 12)
      }
    return [setPart('light cords', cord, plain(linear('#2a2622'), 0.8)), ...lightParts(lights, 1, 3)]
  },
})
