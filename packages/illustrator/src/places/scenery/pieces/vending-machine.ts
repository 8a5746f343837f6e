import { box, glowing, jars, linear, metal, newMesh, palette, pane, piece, plain } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** A vending machine with rows of drinks behind its lit front. */
export const vendingMachine = piece({
  label: 'Vending machine',
  words:
    'vending machine, vending machines, drinks machine, drink machine, soda machine, row of vending machines, snack machine, glowing vending machine, drink vending machine',
  order: 570,
  where: 'stands',
  dyed: true,
  size: [10.4, 19.4, 8],
  make: ({ noise, random, tone }) => {
    const [body, front, cans, dark] = [newMesh(), newMesh(), newMesh(), newMesh()]
    box(body, {}, 10, 19, 7)
    pane(front, [-4.2, 7.4, 3.56], [8.4, 0, 0], [0, 10.6, 0], { unit: true })
    for (const y of [8, 11.4, 14.8]) jars(cans, random, -3.8, 3.8, y, 3.4, 1.7, 7)
    box(dark, { y: 2.4, z: 3.5 }, 6.4, 2, 0.2)
    box(dark, { x: 3.6, y: 4.8, z: 3.5 }, 1.2, 2, 0.2)
    const tones = ['#d8322c', '#2c6ad8', '#3fae4a', '#f0b429', '#f2f2ee', '#8a3ad0'].map((hex) => linear(hex))
    return [
      setPart('vending machine', body, metal(tone('#c8323c'), noise, 0.4, 0.2), { castsShadow: true }),
      setPart('vending front', front, glowing([0.75, 0.86, 1])),
      setPart('vending cans', cans, palette(tones, 0.35)),
      setPart('vending slot', dark, plain(linear('#16171a'), 0.6)),
    ]
  },
})
