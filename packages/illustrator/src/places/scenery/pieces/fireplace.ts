import { box, card, courses, flame, linear, litBy, newLights, newMesh, piece } from '#places/scenery/piece-kit.ts'
import { plain, rod, setPart, wood } from '#places/scenery/piece-kit.ts'

/** A hearth with a fire burning in it. */
export const fireplace = piece({
  label: 'Fireplace',
  words:
    'fireplace, fireplaces, hearth, stone fireplace, roaring fire, roaring fireplace, crackling fire, fire in the hearth, mantelpiece, mantel, crackling fireplace',
  order: 376,
  where: 'stands',
  fits: 'indoors',
  place: 'living-room',
  dyed: true,
  size: [18.4, 29, 9],
  make: ({ noise, random, tone }) => {
    const [stone, timber, soot, fire] = [newMesh(), newMesh(), newMesh(), newMesh()]
    const lights = newLights(linear('#ff8a3a'))
    for (const x of [-6, 6]) box(stone, { x }, 4, 12, 4.4, { cell: 3 })
    box(stone, { y: 9.6 }, 9, 3.4, 4.4, { cell: 3 })
    box(stone, { y: 13.6, z: -0.6 }, 12.4, 15, 3.2, { cell: 3 })
    box(timber, { y: 12.8, z: 0.4 }, 18, 0.9, 5.6)
    box(soot, { z: -1.8 }, 8.4, 9.8, 0.4)
    box(stone, { z: 2.6 }, 16, 0.6, 3)
    for (let at = 0; at < 4; at += 1)
      rod(timber, [-2.6, 0.8 + at * 0.4, at % 2], [2.6, 1.1 + at * 0.3, 0.6 - (at % 2)], 0.55, 0.5, 6)
    for (let at = 0; at < 8; at += 1)
      card(
        fire,
        [-2.6 + at * 0.75, 2.6 + random.share(), 0.6],
        [1.3, 0, 0],
        [0, random.between(1.8, 3.2), 0],
        [0, 0, 1],
        at,
      )
    card(lights.halos, [0, 4, 1.4], [7, 0, 0], [0, 7, 0], [0, 0, 1])
    lights.lamps.push({ at: [0, 3.4, 2.4], light: [3.4, 1.4, 0.4], reach: 6 })
    return litBy(lights, [
      setPart(
        'hearth',
        stone,
        courses(tone('#9a8e80'), noise, { wide: 2.6, high: 1.3, joint: 0.1, vary: 0.4, mortar: linear('#6f665c') }),
        { castsShadow: true },
      ),
      setPart('mantel', timber, wood(linear('#5c4028'), noise), { castsShadow: true }),
      setPart('soot', soot, plain(linear('#141110'), 1)),
      setPart('hearth fire', fire, flame(linear('#ffd070'), linear('#ff6a1a'), noise), { blended: true }),
    ])
  },
})
