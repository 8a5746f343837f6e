import { addCopy, ball, box, fours, lathe, linear, metal, newMesh, ofOneColor } from '#places/scenery/piece-kit.ts'
import { pairs, palette, piece, planks, put, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A chest that overflows with gold. */
export const treasure = piece({
  label: 'Treasure',
  words:
    'treasure, gold coins, pile of gold, piles of gold, treasure hoard, hoard of gold, jewels, heaps of gold, dragon hoard, loot, gemstones, pile of coins, piles of coins, heap of coins, heaps of coins, hoard of coins, mountain of gold, mountains of gold, mound of gold, mound of coins, heap of gold, pile of treasure, piles of treasure, pile of gold coins, bed of coins, bed of gold',
  order: 386,
  where: 'stands',
  dyed: true,
  size: [22, 10.8, 15],
  make: ({ noise, random, tone }) => {
    const [timber, bands, gold, gems] = [newMesh(), newMesh(), newMesh(), newMesh()]
    box(timber, {}, 9, 5, 6)
    box(timber, { y: 5.4, z: -2.9 }, 9, 5, 0.6)
    for (const x of [-3.4, 3.4]) {
      box(bands, { x }, 0.8, 5.1, 6.2)
      box(bands, { x, y: 5.4, z: -2.7 }, 0.8, 5.1, 0.6)
    }
    ball(gold, [0, 4.8, 0.2], [4, 1.9, 2.6], 9, (a, b, c) => 0.9 + noise.cloud(a * 3, b * 3 + c * 2) * 0.22)
    for (const [x, z, wide, high] of fours`-6.4 2 3.6 1.6, 6 2.4 4 2, 0.4 4.4 3.4 1.1`)
      ball(gold, [x, high * 0.6, z], [wide, high, 2.4], 8, (a, b, c) => 0.85 + noise.cloud(a * 3, b * 3 + c * 2) * 0.28)
    for (let at = 0; at < 90; at += 1) {
      const [x, z] = [random.middling() * 9, 1 + random.share() * 5]
      const high = Math.abs(x) > 2 ? random.share() * 1.8 : 0.15
      lathe(gold, { x, y: high, z, turn: turned(random.share() * 90) }, pairs`0.42 0, 0.42 0.1, 0.01 0.12`, 8)
    }
    const own = tone('#e0a830')
    for (let at = 0; at < 14; at += 1) {
      const one = newMesh()
      ball(one, [0, 0, 0], [0.4, 0.4, 0.4], 3)
      addCopy(gems, ofOneColor(one), { x: random.middling() * 5, y: at < 7 ? 6.5 : 1.4, z: at < 7 ? 0.6 : 3.4 }, at)
    }
    return [
      setPart('chest', timber, planks(linear('#5c3a24'), noise, 1.2, 20), { castsShadow: true }),
      setPart('chest bands', bands, metal(linear('#8a7444'), noise, 0.4, 0.7)),
      setPart(
        'gold',
        gold,
        (spot) => {
          put(spot, own, 0.35 + noise.cell(spot.x * 2.6 + spot.y, spot.z * 2.6 + spot.y * 2) * 1.1)
          spot.rough = 0.3
          spot.metal = 0.5
        },
        { castsShadow: true },
      ),
      setPart(
        'gems',
        gems,
        palette(
          ['#d81f3a', '#2c6ad8', '#2ca860', '#a040c8'].map((hex) => linear(hex)),
          0.06,
        ),
      ),
    ]
  },
})
