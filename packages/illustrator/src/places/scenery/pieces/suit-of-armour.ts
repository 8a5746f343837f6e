import { ball, box, lathe, linear, metal, newMesh, pairs, piece, plain, rod } from '#places/scenery/piece-kit.ts'
import { setPart, wood } from '#places/scenery/piece-kit.ts'

/** An empty suit of plate armor on its stand, both hands on a sword. */
export const suitOfArmour = piece({
  label: 'Suit of armour',
  words:
    'suit of armour on a stand, suit of armor on a stand, suits of armour, suits of armor, armour stand, armor stand, armour on display, armor on display, empty suit of armour, empty suit of armor, suits of armour lining the hall, suits of armor lining the hall',
  order: 560,
  where: 'stands',
  dyed: true,
  size: [9, 19, 6],
  make: ({ noise, tone }) => {
    const [steel, dark, base] = [newMesh(), newMesh(), newMesh()]
    box(base, {}, 8, 0.9, 5.6)
    for (const side of [-1, 1]) {
      rod(steel, [side * 1.1, 0.9, 0.6], [side * 1.1, 4.6, 0.1], 0.62, 0.72, 12)
      ball(steel, [side * 1.1, 4.9, 0.3], [0.8, 0.75, 0.8], 8)
      rod(steel, [side * 1.1, 5, 0.1], [side * 1, 8.6, 0], 0.8, 1, 12)
      ball(steel, [side * 1.1, 1.05, 1.1], [0.65, 0.5, 1.3], 8)
      ball(steel, [side * 2.3, 14, 0], [1.25, 1.1, 1.15], 10)
      rod(steel, [side * 2.6, 13.6, 0.1], [side * 2.5, 11, 0.9], 0.66, 0.6, 10)
      rod(steel, [side * 2.5, 11, 0.9], [side * 0.3, 9.4, 1.9], 0.6, 0.5, 10)
      ball(steel, [side * 0.35, 9.4, 2], [0.5, 0.45, 0.5], 8)
    }
    lathe(steel, {}, pairs`2 8, 1.5 9.6, 1.5 10.2, 2.1 12.2, 2 14, 0.9 14.9`, 18)
    lathe(steel, { y: 14.8 }, pairs`0.8 0, 1.15 0.7, 1.2 2.2, 0.7 3.2, 0.05 3.6`, 18)
    box(dark, { y: 16.3, z: 1 }, 1.7, 0.2, 0.5)
    rod(dark, [0, 18.2, 0], [0, 18.6, -0.6], 0.3, 0.5, 8)
    rod(steel, [0, 0.9, 2.2], [0, 9, 2.1], 0.22, 0.3, 6)
    box(steel, { y: 9.1, z: 2.1 }, 2.2, 0.3, 0.4)
    return [
      setPart('suit of armour', steel, metal(tone('#9aa0a8'), noise, 0.34, 0.85), { castsShadow: true }),
      setPart('visor', dark, plain(linear('#101114'), 0.7)),
      setPart('armour base', base, wood(linear('#4a3424'), noise), { castsShadow: true }),
    ]
  },
})
