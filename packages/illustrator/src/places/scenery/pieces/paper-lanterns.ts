import { ball, card, lightParts, linear, newLights, newMesh, piece, plain, rod } from '#places/scenery/piece-kit.ts'
import { setPart, shine } from '#places/scenery/piece-kit.ts'

/** Glowing paper lanterns in the air. */
export const paperLanterns = piece({
  label: 'Lanterns',
  words:
    'lanterns, paper lanterns, chinese lanterns, red lanterns, sky lanterns, floating lanterns, hanging lanterns, japanese lanterns, glowing lanterns, lantern festival, lanterns in the sky, string of lanterns, lanterns floating',
  order: 156,
  where: 'air',
  dyed: true,
  size: [36, 17, 10.4],
  share: 0.3,
  make: ({ noise, random, tone }) => {
    const [paper, cap] = [newMesh(), newMesh()]
    const lights = newLights(linear('#ffb060'))
    for (let at = 0; at < 9; at += 1) {
      const [x, y, z] = [-15 + at * 3.7 + random.middling(), 2.6 + random.share() * 11, random.middling() * 4]
      const size = random.between(0.8, 1.15)
      ball(paper, [x, y, z], [1.7 * size, 1.9 * size, 1.7 * size], 8)
      for (const way of [-1, 1])
        rod(cap, [x, y + way * 1.7 * size, z], [x, y + way * 2.1 * size, z], 0.8 * size, 0.8 * size, 8)
      rod(cap, [x, y - 2.1 * size, z], [x, Math.max(0.1, y - 3.4 * size), z], 0.12, 0.2, 4)
      card(lights.halos, [x, y, z], [4.6 * size, 0, 0], [0, 4.6 * size, 0], [0, 0, 1])
    }
    const own = tone('#e0482c')
    return [
      setPart('lantern paper', paper, (spot) => {
        const rib = Math.abs(spot.v * 3 - Math.floor(spot.v * 3) - 0.5) < 0.08 ? 0.7 : 1
        const level = (1.1 + noise.cloud(spot.u * 0.1, spot.v * 0.3) * 0.5) * rib
        shine(spot, (own[0] + 0.18) * level, (own[1] + 0.07) * level, (own[2] + 0.01) * level)
      }),
      setPart('lantern caps', cap, plain(linear('#2c1c14'), 0.6)),
      ...lightParts(lights),
    ]
  },
})
