import { ball, box, cos, courses, lathe, linear, type Mesh, metal, newMesh, pairs } from '#places/scenery/piece-kit.ts'
import { piece, rod, setPart, sin } from '#places/scenery/piece-kit.ts'

/** A round of iron, open to one side: the scrolls of a smith. */
function scroll(mesh: Mesh, x: number, y: number, size: number, way: number): void {
  const at = (t: number) => {
    const [angle, far] = [t * 7.6, size * (1 - t * 0.78)]
    return [x + way * cos(angle) * far, y + sin(angle) * far, 0] as const
  }
  for (let step = 0; step < 18; step += 1) rod(mesh, at(step / 18), at((step + 1) / 18), 0.16, 0.16, 5)
}

/** Two leaves of wrought iron between pillars of stone. */
export const ironGate = piece({
  label: 'Iron gate',
  words:
    'iron gate, iron gates, wrought iron gate, wrought iron gates, cemetery gate, cemetery gates, graveyard gate, mansion gate, mansion gates, rusty gate, rusted gate, metal gate, ornate gate, ornate gates, garden gate, gothic gate, black iron gate',
  order: 303,
  where: 'stands',
  dyed: true,
  size: [40, 36, 6],
  make: ({ noise, tone }) => {
    const [stone, iron] = [newMesh(), newMesh()]
    for (const way of [-1, 1]) {
      const x = way * 16.4
      box(stone, { x }, 6, 1.6, 5.6, { cell: 4 })
      box(stone, { x, y: 1.6 }, 5, 25, 4.8, { cell: 4 })
      box(stone, { x, y: 26.6 }, 6.2, 1.4, 5.8, { cell: 4 })
      lathe(stone, { x, y: 28 }, pairs`1.6 0, 1 0.6, 0.9 1.2, 1.9 2.4, 2.1 3.8, 1.5 5.2, 0.1 5.9`, 16)
      // The top rises towards the middle.
      const top = (t: number) => 20 + 7 * t * t
      for (let nth = 0; nth <= 10; nth += 1) {
        const t = nth / 10
        const [bx, y] = [way * (13.6 - t * 13.2), top(t)]
        const thick = nth === 0 || nth === 10 ? 0.34 : 0.2
        rod(iron, [bx, 0.6, 0], [bx, y + 2, 0], thick, thick, 7)
        lathe(iron, { x: bx, y: y + 2 }, pairs`0.12 0, 0.42 0.5, 0.3 1, 0.02 2.1`, 7)
        ball(iron, [bx, 11, 0], [0.34, 0.34, 0.34], 5)
        if (nth < 10) {
          const next = way * (13.6 - ((nth + 1) / 10) * 13.2)
          rod(iron, [bx, y, 0], [next, top((nth + 1) / 10), 0], 0.24, 0.24, 6)
          for (const level of [1.2, 8.6, 13.4]) rod(iron, [bx, level, 0], [next, level, 0], 0.22, 0.22, 6)
        }
      }
      for (const [sx, turn] of pairs`10.6 1, 6.8 -1, 3 1`) scroll(iron, way * sx, 16.4, 1.7, turn * way)
    }
    return [
      setPart(
        'gate pillars',
        stone,
        courses(linear('#8f8a80'), noise, { wide: 5, high: 2.4, joint: 0.1, vary: 0.3, mortar: linear('#6f6a62') }),
        { castsShadow: true },
      ),
      setPart('iron gate', iron, metal(tone('#1f2224'), noise, 0.5, 0.3), { castsShadow: true }),
    ]
  },
})
