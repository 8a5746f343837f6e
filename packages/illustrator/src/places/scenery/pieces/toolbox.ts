import { box, linear, metal, newMesh, piece, rod, setPart, table as tableShape } from '#places/scenery/piece-kit.ts'
import { wood } from '#places/scenery/piece-kit.ts'

/** A toolbox with tools, and a rack of them above. */
export const toolbox = piece({
  label: 'Tools',
  words: 'toolbox, tool box, tools, tools on the wall, tool rack, scattered tools, tool bench, toolkit',
  order: 364,
  where: 'stands',
  dyed: true,
  size: [14.6, 17.4, 6.6],
  make: ({ noise, random, tone }) => {
    const [bench, chest, iron] = [newMesh(), newMesh(), newMesh()]
    tableShape(bench, {}, 14, 6, 8)
    box(bench, { y: 8, z: -2.8 }, 14, 9, 0.3)
    box(chest, { x: -3, y: 8, z: 0.6 }, 5, 2.2, 2.6)
    rod(iron, [-4.6, 10.8, 0.6], [-1.4, 10.8, 0.6], 0.18, 0.18, 6)
    for (const x of [-4.6, -1.4]) rod(iron, [x, 10.1, 0.6], [x, 10.9, 0.6], 0.14, 0.14, 5)
    for (let x = -6; x < 6.2; x += 1.5) {
      const high = random.between(3, 5)
      rod(iron, [x, 16 - high, -2.4], [x, 16, -2.4], 0.16, 0.2, 5)
      box(random.chance(0.5) ? iron : chest, { x, y: 15.4 - high, z: -2.4 }, 0.9, random.between(0.6, 1.4), 0.4)
    }
    for (let at = 0; at < 6; at += 1)
      rod(iron, [1.4 + at * 0.8, 8.15, random.middling()], [2 + at * 0.8, 8.15, 1 + random.middling()], 0.14, 0.14, 5)
    return [
      setPart('tool bench', bench, wood(linear('#7a5c40'), noise), { castsShadow: true }),
      setPart('toolbox', chest, metal(tone('#b8342c'), noise, 0.4, 0.2), { castsShadow: true }),
      setPart('tools', iron, metal(linear('#8a8e94'), noise, 0.3, 0.8)),
    ]
  },
})
