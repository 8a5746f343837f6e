import { addCopy, ball, box, fabric, linear, newMesh, ofOneColor, palette, pane } from '#places/scenery/piece-kit.ts'
import { piece, rod, setPart, wood } from '#places/scenery/piece-kit.ts'

/** A stall with a striped awning and baskets of fruit. */
export const marketStall = piece({
  label: 'Market stall',
  words:
    'market stalls, stall, stalls, food stalls, market stand, fruit stand, fruit stall, street food stall, awning, awnings, striped awning, striped awnings, street vendors, vendor stall, noodle stall, food stall, ramen stall, flower stall, vegetable stall, fish stall, noodle stalls, ramen stalls',
  order: 382,
  where: 'stands',
  fits: 'outdoors',
  place: 'market',
  dyed: true,
  size: [21.4, 22, 13],
  make: ({ noise, random, tone }) => {
    const [timber, cloth, goods] = [newMesh(), newMesh(), newMesh()]
    for (const x of [-9, 9]) for (const z of [-3.4, 3.4]) rod(timber, [x, 0, z], [x, 19, z], 0.35, 0.35, 6)
    box(timber, { y: 6.4 }, 19, 0.6, 8)
    box(timber, { y: 0.2, z: 3.7 }, 19, 6.2, 0.3)
    pane(cloth, [-10.4, 17, 5.8], [20.8, 0, 0], [0, 4.6, -9.8], { cell: 5 })
    pane(cloth, [-10.4, 15.4, 5.82], [20.8, 0, 0], [0, 1.6, 0])
    for (let x = -8; x < 8.4; x += 2.3)
      for (let row = 0; row < 3; row += 1)
        for (let pile = 0; pile < 6; pile += 1) {
          const one = newMesh()
          ball(one, [0, 0, 0], [0.52, 0.5, 0.52], 4)
          addCopy(
            goods,
            ofOneColor(one),
            { x: x + random.middling() * 0.8, y: 7.4 + pile * 0.14, z: -2 + row * 2.2 + random.middling() * 0.7 },
            Math.floor(x + 20 + row * 3),
          )
        }
    const own = tone('#c8343c')
    return [
      setPart('stall', timber, wood(linear('#8a6444'), noise), { castsShadow: true }),
      setPart('awning', cloth, fabric(own, noise, { tone: [0.88, 0.86, 0.8], wide: 3.4 }), {
        twoSided: true,
        castsShadow: true,
      }),
      setPart(
        'goods',
        goods,
        palette(
          ['#d8462c', '#e8a030', '#6a9a3c', '#e8d060', '#8a3f6a', '#c86a3a'].map((hex) => linear(hex)),
          0.45,
        ),
      ),
    ]
  },
})
