import { addCopy, ball, clamp, fours, linear, newMesh, pane, piece, rock, scaled } from '#places/scenery/piece-kit.ts'
import { setPart, shine, turned } from '#places/scenery/piece-kit.ts'

/** Strokes of signs as they are cut into stone with a chisel: from and to, in a cell of 1 by 2. */
const signs: readonly (readonly (readonly [number, number, number, number])[])[] = [
  fours`0.3 0.1 0.3 1.9, 0.3 1.8 0.8 1.4, 0.3 1.3 0.8 0.9`,
  fours`0.5 0.1 0.5 1.9, 0.5 1.9 0.15 1.4, 0.5 1.9 0.85 1.4`,
  fours`0.2 0.1 0.2 1.9, 0.8 0.1 0.8 1.9, 0.2 1.2 0.8 0.8`,
  fours`0.5 0.5 0.2 1, 0.2 1 0.5 1.5, 0.5 1.5 0.8 1, 0.8 1 0.5 0.5, 0.2 0.1 0.5 0.5, 0.8 0.1 0.5 0.5`,
  fours`0.3 0.1 0.3 1.9, 0.3 1.5 0.8 1.1, 0.8 1.1 0.3 0.7`,
  fours`0.2 0.2 0.8 1.8, 0.8 0.2 0.2 1.8`,
]

function away(x: number, y: number, [ax, ay, bx, by]: readonly [number, number, number, number]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))
  const [ox, oy] = [x - ax - dx * t, y - ay - dy * t]
  return Math.sqrt(ox * ox + oy * oy)
}

/** Tall stones with signs cut into them that glow. */
export const runeStones = piece({
  label: 'Rune stones',
  words:
    'rune stone, rune stones, runestone, runestones, standing stone, standing stones, carved stones, carved standing stones, runes carved into stone, runes carved in stone, runes on stone, runes on the stones, runes on a stone, runes carved into the stones, glowing runes on stone, glowing runes on the stones, runes etched in stone, rune carved stone, rune carved stones, glowing rune stones, glowing runestones, stone with glowing runes, stones with glowing runes, ancient stones, ancient rune stone, menhir, menhirs, megalith, megaliths, runes on the wall, runes on stone walls, stone tablet with runes',
  order: 395,
  where: 'stands',
  dyed: true,
  size: [24, 26, 8],
  make: ({ noise, random, tone }) => {
    const [stone, glow] = [newMesh(), newMesh()]
    for (const [x, z, high, wide, turn] of [
      [-7.6, 0.4, 17, 2.9, 12],
      [0.2, -1.2, 24, 3.6, -4],
      [8, 0.6, 14, 2.7, -14],
    ] as const) {
      const [one, face] = [newMesh(), newMesh()]
      const own = random.between(0, 40)
      // Flat in front, where the signs are; rough everywhere else.
      ball(one, [0, high * 0.46, 0], [wide * 1.16, high * 0.54, 2.2], 16, (a, b, c) => {
        const square = 1 / Math.max(Math.abs(a), Math.abs(b) * 0.96, Math.abs(c), 0.62)
        const torn = 0.9 + noise.cloud(a * 0.7 + own, b * 1.5 + c * 0.4) * 0.2
        return Math.min(1.24, square) * 0.82 * (c > 0.35 && Math.abs(a) < 0.6 ? 0.98 : torn)
      })
      const rows = Math.floor((high * 0.68) / 3.4)
      for (let row = 0; row < rows; row += 1) {
        const cell = newMesh()
        pane(cell, [-1.4, high * 0.14 + row * 3.4, 2.36], [2.8, 0, 0], [0, 3.4, 0], { unit: true })
        addCopy(face, cell, {}, Math.floor(random.share() * signs.length))
      }
      const at = { x, z, turn: turned(turn) }
      addCopy(stone, one, at)
      addCopy(glow, face, at)
    }
    const own = scaled(tone('#4fd0ff'), 1.5)
    return [
      setPart('rune stones', stone, rock(linear('#6f6e6a'), noise, { tone: linear('#4d5c3c'), share: 0.36 }), {
        castsShadow: true,
      }),
      setPart(
        'cut runes',
        glow,
        (spot) => {
          const which = Math.floor(spot.u - 1e-4)
          const strokes = signs[((which % signs.length) + signs.length) % signs.length] ?? []
          const [x, y] = [(spot.u - which) * 1.2 - 0.1, spot.v * 2.3 - 0.15]
          let far = 9
          for (const stroke of strokes) far = Math.min(far, away(x, y, stroke))
          const line = clamp((0.11 - far) / 0.04)
          const halo = clamp(1 - far / 0.5)
          shine(spot, own[0] + line * 0.5, own[1] + line * 0.5, own[2] + line * 0.5)
          spot.alpha = clamp(line + halo * halo * 0.3)
        },
        { blended: true },
      ),
    ]
  },
})
