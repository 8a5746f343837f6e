import { ball, cos, lathe, linear, metal, newMesh, piece, plain, rod, setPart, sin } from '#places/scenery/piece-kit.ts'
import { triples } from '#places/scenery/piece-kit.ts'

/** Cages with domes that hang on chains, a bird in each. */
export const birdcages = piece({
  label: 'Bird cages',
  words:
    'birdcage, birdcages, bird cage, bird cages, golden birdcage, hanging birdcages, hanging birdcage, gilded cage, canary cage, hanging cages, hanging cage, ornate birdcage',
  order: 717,
  where: 'air',
  dyed: true,
  size: [22, 26, 8],
  share: 0.5,
  make: ({ noise, tone }) => {
    const [bars, birds] = [newMesh(), newMesh()]
    for (const [x, y, size] of triples`-6 3 1, 6 9 0.72`) {
      const [radius, high] = [3.6 * size, 6.4 * size]
      lathe(
        bars,
        { x, y },
        [
          [radius * 0.4, -0.9 * size],
          [radius * 1.06, 0],
          [radius * 1.06, 0.7 * size],
          [radius * 0.9, 0.7 * size],
          [0.05, 0.6 * size],
        ],
        24,
      )
      for (let bar = 0; bar < 20; bar += 1) {
        const angle = (bar / 20) * 2 * Math.PI
        const [c, s] = [sin(angle), cos(angle)]
        rod(bars, [x + c * radius, y + 0.4, s * radius], [x + c * radius, y + high, s * radius], 0.08, 0.08, 4)
        for (let step = 0; step < 5; step += 1) {
          const at = (t: number) => {
            const [out, up] = [cos(t * 1.5708) * radius, sin(t * 1.5708) * radius * 1.05]
            return [x + c * out, y + high + up, s * out] as const
          }
          rod(bars, at(step / 5), at((step + 1) / 5), 0.08, 0.08, 4)
        }
      }
      for (const level of [0.5, 1])
        for (let step = 0; step < 24; step += 1) {
          const at = (n: number) => {
            const angle = (n / 24) * 2 * Math.PI
            return [x + sin(angle) * radius, y + high * level, cos(angle) * radius] as const
          }
          rod(bars, at(step), at(step + 1), 0.12, 0.12, 4)
        }
      const top = y + high + radius * 1.05
      ball(bars, [x, top + 0.3, 0], [0.4, 0.5, 0.4], 6)
      for (let link = 0; top + link * 0.9 < 25; link += 1)
        ball(bars, [x, top + 1 + link * 0.9, 0], [link % 2 === 0 ? 0.3 : 0.12, 0.5, link % 2 === 0 ? 0.12 : 0.3], 5)
      rod(bars, [x - radius * 0.8, y + high * 0.36, 0], [x + radius * 0.8, y + high * 0.36, 0], 0.14, 0.14, 6)
      const perch = y + high * 0.36
      ball(birds, [x, perch + 0.9 * size, 0], [0.75 * size, 0.62 * size, 0.6 * size], 7)
      ball(birds, [x + 0.6 * size, perch + 1.6 * size, 0.1], [0.4 * size, 0.4 * size, 0.38 * size], 6)
      rod(birds, [x + 0.9 * size, perch + 1.6 * size, 0.1], [x + 1.3 * size, perch + 1.5 * size, 0.1], 0.14, 0.02, 5)
      rod(birds, [x - 0.5 * size, perch + 0.7 * size, 0], [x - 1.7 * size, perch + 0.1 * size, 0], 0.28, 0.12, 5)
    }
    return [
      setPart('bird cages', bars, metal(tone('#b8923e'), noise, 0.3, 0.7)),
      setPart('caged birds', birds, plain(linear('#e8c83a'), 0.8)),
    ]
  },
})
