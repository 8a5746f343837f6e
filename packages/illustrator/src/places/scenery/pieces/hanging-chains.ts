import { linear, type Mesh, metal, newMesh, piece, rod, setPart, turned } from '#places/scenery/piece-kit.ts'
import { type Vector } from '#places/scenery/piece-kit.ts'

/** One link as an upright oval, turned to the front or to the side. */
function link(mesh: Mesh, [x, y, z]: Vector, isAside: boolean): void {
  for (let step = 0; step < 8; step += 1) {
    const at = (n: number): Vector => {
      const [c, s] = turned(n * 45)
      return isAside ? [x, y + s * 0.78, z + c * 0.42] : [x + c * 0.42, y + s * 0.78, z]
    }
    rod(mesh, at(step), at(step + 1), 0.15, 0.15, 5)
  }
}

/** Iron chains that hang down from above, hooks on some. */
export const hangingChains = piece({
  label: 'Hanging chains',
  words:
    'hanging chains, chains hanging, chains hanging from the ceiling, chains on the wall, iron chains, rusty chains, rusted chains, chains dangling, dangling chains, heavy chains hanging, chains in the background, giant chains',
  order: 719,
  where: 'air',
  dyed: true,
  size: [26, 24, 6],
  share: 0.6,
  make: ({ noise, random, tone }) => {
    const mesh = newMesh()
    for (let nth = 0; nth < 6; nth += 1) {
      const [x, z] = [-10.6 + nth * 4.3 + random.middling(), random.middling() * 2]
      const low = random.between(1.6, 13)
      let at = 0
      for (let y = 23; y > low; y -= 1.24) {
        link(mesh, [x, y, z], at % 2 === 1)
        at += 1
      }
      if (nth % 2 === 0) continue
      for (let step = 0; step < 8; step += 1) {
        const hook = (n: number): Vector => {
          const [c, s] = turned(90 - n * 34)
          return [x + 0.7 + c * 0.9 - 0.7, low - 1.1 + s * 0.9, z]
        }
        rod(mesh, hook(step), hook(step + 1), 0.2 - step * 0.015, 0.19 - step * 0.015, 5)
      }
    }
    const rust = linear('#6a4630')
    return [
      setPart('chains', mesh, (spot) => {
        metal(tone('#5a5c5e'), noise, 0.5, 0.6)(spot)
        const share = noise.cloud(spot.x * 0.4, spot.y * 0.4) > 0.55 ? 0.6 : 0
        spot.red += (rust[0] - spot.red) * share
        spot.green += (rust[1] - spot.green) * share
        spot.blue += (rust[2] - spot.blue) * share
      }),
    ]
  },
})
