import { addCopy, atan2, box, lathe, linear, newMesh, ofOneColor, pairs, palette } from '#places/scenery/piece-kit.ts'
import { pane, piece, put, setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** A table of green cloth with a roulette wheel, stacks of chips and cards. */
export const casinoTable = piece({
  label: 'Roulette table',
  words:
    'roulette table, roulette, roulette wheel, poker table, casino table, casino tables, blackjack table, poker chips on the table, gambling table, card table, craps table, stacks of poker chips, casino chips on the table',
  order: 117,
  where: 'stands',
  fits: 'indoors',
  dyed: true,
  size: [24, 11.4, 11],
  make: ({ noise, random, tone }) => {
    const [timber, cloth, wheel, chips, cards] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    for (const x of [-9, 9]) lathe(timber, { x }, pairs`2.6 0, 2.4 0.6, 0.8 1.2, 0.9 4, 1.6 6.6, 2 7.4`, 16)
    box(timber, { y: 7.4 }, 23.4, 1, 10.4)
    box(cloth, { y: 8.4 }, 21.6, 0.12, 8.8)
    pane(cloth, [-10.8, 8.54, 4.4], [21.6, 0, 0], [0, 0, -8.8], { unit: true })
    lathe(timber, { x: -6.4, y: 8.5 }, pairs`3.9 0, 4 0.9, 3.7 1.1, 3.5 0.8`, 32)
    lathe(wheel, { x: -6.4, y: 8.6 }, pairs`3.5 0.7, 2.2 0.35, 0.7 0.5, 0.3 1.2, 0.5 1.5, 0.02 1.8`, 36)
    for (let stack = 0; stack < 12; stack += 1) {
      const [x, z] = [random.between(-0.6, 9.6), random.between(-3.4, 3.4)]
      const high = 1 + Math.floor(random.share() * 7)
      for (let at = 0; at < high; at += 1) {
        const one = newMesh()
        lathe(one, {}, pairs`0.55 0, 0.58 0.06, 0.58 0.2, 0.55 0.24, 0.01 0.24`, 14)
        addCopy(chips, ofOneColor(one), { x: x + random.middling() * 0.06, y: 8.56 + at * 0.25, z }, stack % 5)
      }
    }
    for (let at = 0; at < 7; at += 1)
      box(
        cards,
        {
          x: random.between(0, 9),
          y: 8.56 + at * 0.01,
          z: random.between(1.6, 3.6),
          turn: turned(random.middling() * 70),
        },
        1.2,
        0.03,
        1.7,
      )
    const green = tone('#1f6a40')
    return [
      setPart('casino table', timber, wood(linear('#5a2e1c'), noise, 0.3), { castsShadow: true }),
      setPart('casino cloth', cloth, (spot) => {
        put(spot, green, 0.94 + noise.cloud(spot.x * 0.8, spot.z * 0.8) * 0.12)
        // Fields in white lines, every second one red or black.
        const [x, z] = [spot.x - 0.2, spot.z + 3.6]
        const [column, row] = [Math.floor(x / 0.82), Math.floor(z / 1.6)]
        if (x > 0 && x < 9.9 && row >= 0 && row < 3) {
          const [u, v] = [x / 0.82 - column, z / 1.6 - row]
          if (Math.min(u, 1 - u) < 0.05 || Math.min(v, 1 - v) < 0.03) put(spot, [0.85, 0.83, 0.76])
          else if (Math.abs(u - 0.5) < 0.3 && Math.abs(v - 0.5) < 0.34)
            put(spot, (column + row) % 2 === 0 ? [0.5, 0.03, 0.04] : [0.02, 0.02, 0.02])
        }
        spot.rough = 0.95
      }),
      setPart('roulette wheel', wheel, (spot) => {
        const [x, z] = [spot.x + 6.4, spot.z]
        const far = Math.sqrt(x * x + z * z)
        const sector = Math.floor((atan2(z, x) / (2 * Math.PI) + 0.5) * 36)
        if (far > 2.3)
          put(spot, sector === 0 ? [0.02, 0.3, 0.1] : sector % 2 === 0 ? [0.5, 0.03, 0.04] : [0.02, 0.02, 0.02])
        else if (far > 0.8) put(spot, linear('#6a3a20'))
        else put(spot, linear('#d8b048'))
        spot.rough = 0.2
      }),
      setPart(
        'chips',
        chips,
        palette(
          ['#c8323c', '#2f5aa8', '#22242a', '#e8e4da', '#3f8a4a'].map((hex) => linear(hex)),
          0.4,
        ),
        { castsShadow: true },
      ),
      setPart('table cards', cards, palette([linear('#f2efe8')], 0.5)),
    ]
  },
})
