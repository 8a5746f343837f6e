import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { setPart } from '#places/kit/set-part.ts'
import { box, rod } from '#places/kit/shapes.ts'
import { wood } from '#places/surfaces/built.ts'
import { plain } from '#places/surfaces/paint.ts'
import { piece } from '#places/scenery/piece-file.ts'

/** Poles with wires across the sky. */
export const powerLines = piece({
  label: 'Power lines',
  words:
    'power lines, power line, telephone poles, telephone pole, telephone wires, telephone lines, utility poles, utility pole, electric poles, electricity pylons, pylons, pylon, overhead wires, overhead cables, tangled wires, electrical wires, wires overhead, power cables',
  order: 584,
  where: 'span',
  away: 34,
  fits: 'outdoors',
  size: [90, 46, 8],
  make: ({ noise, wide }) => {
    const [poles, wires, cups] = [newMesh(), newMesh(), newMesh()]
    const gap = wide / 2.4
    for (const nth of [-1, 0, 1]) {
      const x = nth * gap
      rod(poles, [x, 0, 0], [x, 45, 0], 0.75, 0.5, 8)
      for (const y of [38, 42.5]) {
        box(poles, { x, y }, 8, 0.6, 0.6)
        for (const side of [-3.4, -1.6, 1.6, 3.4])
          rod(cups, [x + side, y + 0.6, 0], [x + side, y + 1.4, 0], 0.22, 0.3, 6)
      }
    }
    for (const y of [39.3, 43.8])
      for (const side of [-3.4, -1.6, 1.6, 3.4])
        for (let at = 0; at < 20; at += 1) {
          const point = (share: number): readonly [number, number, number] => {
            const x = (share - 0.5) * wide * 0.99
            const part = (x / gap) % 1
            const own = part < 0 ? part + 1 : part
            return [x + side * 0.4, y - 8 * own * (1 - own), side * 0.5]
          }
          rod(wires, point(at / 20), point((at + 1) / 20), 0.12, 0.12, 4)
        }
    return [
      setPart('power poles', poles, wood(linear('#4e4034'), noise), { castsShadow: true }),
      setPart('power cups', cups, plain(linear('#d8d8d0'), 0.3)),
      setPart('power wires', wires, plain(linear('#141416'), 0.8)),
    ]
  },
})
