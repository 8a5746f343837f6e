import { ball, bark, card, flame, linear, litBy, newLights, newMesh, piece, plain } from '#places/scenery/piece-kit.ts'
import { rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A fire of logs within stones. */
export const campfire = piece({
  label: 'Campfire',
  words:
    'campfire, camp fire, bonfire, bonfires, fire pit, firepit, log fire, fire in the background, burning fire, burning logs',
  order: 374,
  where: 'stands',
  size: [13, 10, 13],
  make: ({ noise, random }) => {
    const [logs, stones, fire] = [newMesh(), newMesh(), newMesh()]
    const lights = newLights(linear('#ff8a3a'))
    for (let at = 0; at < 7; at += 1) {
      const [c, s] = turned(at * 51)
      rod(logs, [c * 3.4, 0.5, s * 3.4], [-c * 0.5, 4.4, -s * 0.5], 0.6, 0.4, 6)
      const wide = 0.9 + random.share() * 0.4
      ball(stones, [c * 4.8, 0.5, s * 4.8], [wide, 0.9, 1], 5)
      ball(stones, [turned(at * 51 + 25)[0] * 4.8, 0.4, turned(at * 51 + 25)[1] * 4.8], [0.8, 0.7, 0.8], 5)
    }
    for (let at = 0; at < 12; at += 1) {
      const [c, s] = turned(at * 30)
      card(
        fire,
        [c * 1.3, 3.4 + random.share() * 1.6, s * 1.1],
        [1.9, 0, 0],
        [0, random.between(2.8, 4.6), 0],
        [0, 0, 1],
        at,
      )
    }
    card(lights.halos, [0, 4.5, 0], [12, 0, 0], [0, 12, 0], [0, 0, 1])
    lights.lamps.push({ at: [0, 4, 0], light: [3.6, 1.5, 0.4], reach: 8 })
    return litBy(lights, [
      setPart('logs', logs, bark(linear('#4a3020'), noise), { castsShadow: true }),
      setPart('fire stones', stones, plain(linear('#6f6a64'), 0.9), { castsShadow: true }),
      setPart('campfire', fire, flame(linear('#ffd070'), linear('#ff6a1a'), noise), { blended: true }),
    ])
  },
})
