import { bark, linear, newMesh, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Trees without leaves. */
export const bareTree = piece({
  label: 'Bare trees',
  words:
    'bare tree, bare trees, dead tree, dead trees, leafless tree, leafless trees, bare branches, gnarled tree, gnarled trees, withered tree, winter trees, skeletal trees, black trees, burnt trees, crooked branch, crooked branches, gnarled branch, gnarled branches, twisted branches, twisted branch, dead branch, dead branches, bare branch, crooked tree, twisted tree, gnarled old tree',
  order: 186,
  where: 'stands',
  fits: 'outdoors',
  size: [46, 48, 46],
  make: ({ noise, random }) => {
    const wood = newMesh()
    const grow = (
      from: readonly [number, number, number],
      way: readonly [number, number, number],
      long: number,
      thick: number,
      depth: number,
    ): void => {
      const to: readonly [number, number, number] = [
        from[0] + way[0] * long,
        from[1] + way[1] * long,
        from[2] + way[2] * long,
      ]
      rod(wood, from, to, thick, thick * 0.7, depth > 2 ? 7 : 4)
      if (depth === 0) return
      const forks = depth > 3 ? 3 : 2
      for (let fork = 0; fork < forks; fork += 1) {
        const [x, y, z] = [
          way[0] + random.middling() * 1.3,
          way[1] * 0.85 + random.middling() * 0.6 + 0.12,
          way[2] + random.middling() * 1.1,
        ]
        const size = Math.sqrt(x * x + y * y + z * z) || 1
        grow(to, [x / size, y / size, z / size], long * random.between(0.62, 0.82), thick * 0.62, depth - 1)
      }
    }
    grow([0, 0, 0], [0.05, 1, 0], 11, 1.3, 6)
    return [setPart('bare tree', wood, bark(linear('#3a322c'), noise), { castsShadow: true })]
  },
})
