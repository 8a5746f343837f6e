import { ball, card, flame, glowing, lathe, linear, metal, newMesh, pairs, piece } from '#places/scenery/piece-kit.ts'
import { rod, scaled, setPart, triples, turned, wood } from '#places/scenery/piece-kit.ts'

/** An iron cauldron over a fire, full of something that glows and bubbles. */
export const cauldron = piece({
  label: 'Cauldron',
  words:
    'cauldron, cauldrons, bubbling cauldron, witchs cauldron, iron cauldron, steaming cauldron, boiling cauldron, cauldron over a fire, cooking pot over a fire, pot over the fire, big pot',
  order: 564,
  where: 'stands',
  brought: ['at-cauldron', 'stirring'],
  dyed: true,
  size: [11, 11, 11],
  make: ({ noise, random, tone }) => {
    const [iron, brew, logs, fire] = [newMesh(), newMesh(), newMesh(), newMesh()]
    lathe(iron, { y: 2.2 }, pairs`0.4 0, 3 0.8, 4.3 2.8, 4.2 4.8, 3.4 6.2, 3.8 6.7, 3.9 7, 3.5 7, 3.2 6.2`, 26)
    for (let at = 0; at < 3; at += 1) {
      const [x, z] = turned(at * 120 + 30)
      rod(iron, [x * 3, 3.2, z * 3], [x * 3.8, 0, z * 3.8], 0.42, 0.3, 8)
    }
    lathe(brew, { y: 8.5 }, pairs`3.35 0, 0.02 0.12`, 26)
    for (let at = 0; at < 14; at += 1) {
      const [x, z] = turned(random.between(0, 360))
      const far = random.between(0.2, 2.7)
      const size = random.between(0.25, 0.6)
      ball(brew, [x * far, 8.6, z * far], [size, size, size], 6)
    }
    for (let at = 0; at < 5; at += 1) {
      const [x, z] = turned(at * 72)
      rod(logs, [x * 3.8, 0.4, z * 3.8], [x * 0.4, 1.1, z * 0.4], 0.45, 0.4, 8)
    }
    for (const [x, high, z] of triples`-1.4 1.7 1.6, 0.2 2 2, 1.5 1.6 1.5`)
      card(fire, [x, 0.6 + high, z], [1, 0, 0], [0, high, 0], [0, 0, 1])
    return [
      setPart('cauldron', iron, metal(linear('#2c2c30'), noise, 0.55, 0.6), { castsShadow: true }),
      setPart('brew', brew, glowing(scaled(tone('#5fd84a'), 1.1))),
      setPart('firewood', logs, wood(linear('#3a281c'), noise), { castsShadow: true }),
      setPart('cauldron fire', fire, flame(linear('#ffd070'), linear('#ff6a1a'), noise), { blended: true }),
    ]
  },
})
