import { addCopy, box, glowing, jars, linear, metal, newMesh, palette, pane, piece } from '#places/scenery/piece-kit.ts'
import { plain, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A van that food is sold from, its hatch open and lit. */
export const foodTruck = piece({
  label: 'Food truck',
  words:
    'food truck, food trucks, ice cream truck, ice cream van, taco truck, coffee truck, food van, burger van, coffee cart, food cart, hot dog cart, hot dog stand, ice cream cart',
  order: 592,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [40, 27, 18],
  make: ({ noise, random, tone }) => {
    const [body, dark, light, trim, stuff] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    box(body, { x: -4, y: 3 }, 31, 20, 15)
    box(body, { x: 15, y: 3 }, 8, 12, 14)
    for (const x of [-13, 14]) rod(dark, [x, 2.6, -6], [x, 2.6, 7.8], 2.6, 2.6, 18)
    pane(light, [-15, 11, 7.56], [20, 0, 0], [0, 8, 0])
    box(trim, { x: -5, y: 10.2, z: 8 }, 21.6, 0.8, 1.8)
    for (let at = 0; at < 10; at += 1) {
      const one = newMesh()
      pane(one, [-16 + at * 2.2, 19, 8.9], [2.2, 0, 0], [0, 2.4, -1.3])
      addCopy(at % 2 === 0 ? trim : body, one, {})
    }
    jars(stuff, random, -14, 4, 11, 7.4, 2.2, 9)
    pane(dark, [12, 9.4, 7.06], [5.6, 0, 0], [0, 4.6, 0])
    const tones = ['#d8322c', '#f0b429', '#3fae4a', '#f2f2ee'].map((hex) => linear(hex))
    return [
      setPart('food truck', body, metal(tone('#3aa6a0'), noise, 0.4, 0.1), { castsShadow: true }),
      setPart('food truck dark', dark, plain(linear('#17181a'), 0.4), { castsShadow: true }),
      setPart('food truck hatch', light, glowing([1.5, 1.15, 0.65])),
      setPart('food truck trim', trim, plain(linear('#f4efe2'), 0.6), { twoSided: true }),
      setPart('food truck wares', stuff, palette(tones, 0.4)),
    ]
  },
})
