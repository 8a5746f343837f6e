import { boat as boatShape, fabric, facet, linear, newMesh, pairs, piece, plain } from '#places/scenery/piece-kit.ts'
import { planks, rod, setPart, sin, triples, turned } from '#places/scenery/piece-kit.ts'

/** A ship with three masts under sail. */
export const sailingShip = piece({
  label: 'Ship',
  words:
    'pirate ship, sailing ship, sailing ships, tall ship, galleon, ghost ship, ship on the horizon, ships in the harbor, ships in the harbour',
  order: 416,
  where: 'far',
  outside: 'ship-deck',
  fits: 'outdoors',
  place: 'beach',
  dyed: true,
  size: [126, 81, 40],
  share: 0.42,
  make: ({ noise, tone }) => {
    const [hull, inside, masts, sails] = [newMesh(), newMesh(), newMesh(), newMesh()]
    boatShape(hull, inside, { turn: turned(78), y: -3 }, { long: 92, wide: 22, high: 15, sheer: 0.5 })
    for (const [x, high] of pairs`-24 66, 2 80, 28 62`) {
      rod(masts, [x, 8, 0], [x, high, 0], 1.1, 0.6, 6)
      for (const [low, top, wide] of triples`0.3 0.58 0.2, 0.62 0.86 0.15`) {
        const [y, h, w] = [high * low, high * (top - low), high * wide]
        rod(masts, [x - w, y + h, 1], [x + w, y + h, 1], 0.45, 0.45, 4)
        for (let strip = 0; strip < 6; strip += 1) {
          const belly = (t: number) => 1.2 + 3.4 * sin(t * Math.PI)
          const [a, b] = [strip / 6, (strip + 1) / 6]
          facet(
            sails,
            [x - w, y + h * a, belly(a)],
            [x + w, y + h * a, belly(a)],
            [x + w, y + h * b, belly(b)],
            [x - w, y + h * b, belly(b)],
          )
        }
      }
    }
    rod(masts, [44, 18, 0], [62, 28, 0], 0.9, 0.4, 5)
    return [
      setPart('ship hull', hull, planks(linear('#4a3322'), noise, 2, 22), { twoSided: true }),
      setPart('ship deck', inside, planks(linear('#8a6a48'), noise, 2, 22), { twoSided: true }),
      setPart('ship masts', masts, plain(linear('#3a2a1e'), 0.8)),
      setPart('ship sails', sails, fabric(tone('#e4dac4'), noise), { twoSided: true }),
    ]
  },
})
