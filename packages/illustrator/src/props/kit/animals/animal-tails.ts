import type { Vector } from '#geometry/vector.ts'
import type { Limb } from './animal.ts'
import type { Build } from './build.ts'

export function tailOf({ tail, tailLong = 1, hips, colours }: Build, root: Vector): readonly Limb[] {
  const color = colours.tail ?? colours.coat
  const tip = colours.tip ?? color
  const at = (x: number, y: number, z: number): Vector => [
    root[0] + x * tailLong,
    root[1] + y * tailLong,
    root[2] + z * tailLong,
  ]
  const bar = (from: Vector, to: Vector, radii: readonly [number, number], paint = color): Limb => ({
    from,
    to,
    radii,
    colour: paint,
  })
  const w = hips
  switch (tail) {
    case 'bushy':
      return [
        bar(root, at(0, -0.5, -0.9), [w * 0.26, w * 0.46]),
        bar(at(0, -0.5, -0.9), at(0, -1.3, -1.7), [w * 0.46, w * 0.42]),
        { ...bar(at(0, -1.3, -1.7), at(0, -1.75, -2.3), [w * 0.42, w * 0.1], tip), plain: true },
      ]
    case 'curled':
      return [
        bar(root, at(0, 0.75, -0.35), [w * 0.32, w * 0.4]),
        bar(at(0, 0.75, -0.35), at(0.05, 1.25, 0.25), [w * 0.4, w * 0.42]),
        { ...bar(at(0.05, 1.25, 0.25), at(0.3, 0.85, 0.75), [w * 0.42, w * 0.2], tip), plain: true },
      ]
    case 'plume':
      return [
        bar(root, at(0, 0.4, -1.1), [w * 0.28, w * 0.42]),
        { ...bar(at(0, 0.4, -1.1), at(0, 1.2, -1.9), [w * 0.42, w * 0.14], tip), plain: true },
      ]
    case 'thin':
      return [
        bar(root, at(0.1, -0.2, -1), [w * 0.2, w * 0.19]),
        bar(at(0.1, -0.2, -1), at(0.4, 0.3, -1.9), [w * 0.19, w * 0.18]),
        { ...bar(at(0.4, 0.3, -1.9), at(0.5, 1, -2.2), [w * 0.18, w * 0.12], tip), plain: true },
      ]
    case 'ringed':
      return [0, 1, 2, 3, 4, 5].map((nth) => {
        const point = (n: number): Vector => at(0.1 * n, -0.34 * n + 0.05 * n * n, -0.32 * n)
        return {
          ...bar(point(nth), point(nth + 0.9), [w * 0.34, w * 0.36], nth % 2 === 0 ? color : tip),
          plain: true as const,
        }
      })
    case 'tufted':
      return [
        bar(root, at(0, -0.9, -0.8), [w * 0.17, w * 0.12]),
        bar(at(0, -0.9, -0.8), at(0.1, -2, -0.9), [w * 0.12, w * 0.1]),
        { ...bar(at(0.1, -2, -0.9), at(0.15, -2.5, -0.9), [w * 0.24, w * 0.12], tip), plain: true },
      ]
    case 'swish':
      return [
        bar(root, at(0, -0.3, -0.6), [w * 0.26, w * 0.34]),
        { ...bar(at(0, -0.3, -0.6), at(0, -2.6, -0.8), [w * 0.34, w * 0.14], tip), plain: true },
      ]
    case 'whip':
      return [
        bar(root, at(0.1, -0.5, -0.9), [w * 0.14, w * 0.1], tip),
        bar(at(0.1, -0.5, -0.9), at(0.5, -0.5, -1.8), [w * 0.1, w * 0.05], tip),
      ]
    case 'pom':
      return [
        bar(root, at(0, 0.7, -0.35), [w * 0.14, w * 0.14]),
        bar(at(0, 0.95, -0.45), at(0, 1, -0.47), [w * 0.5, w * 0.5], tip),
      ]
    case 'bobbed':
      return [bar(root, at(0, 0.15, -0.3), [w * 0.32, w * 0.26], tip)]
    case 'none':
      return []
  }
}

/** Lies on the ground behind and around its side; of squirrels it stands up the back. */
export function sittingTail({ tail, tailLong = 1, hips: w, colours }: Build, deep: number): readonly Limb[] {
  if (tail === 'none') return []
  const color = colours.tail ?? colours.coat
  const tip = colours.tip ?? color
  const back = -deep * 0.75 - w * 0.8
  const bar = (from: Vector, to: Vector, radii: readonly [number, number], paint = color): Limb => ({
    from,
    to,
    radii,
    colour: paint,
  })
  if (tail === 'bobbed' || tail === 'pom')
    return [bar([0, w * 0.7, back], [0, w * 0.75, back - w * 0.2], [w * 0.34, w * 0.32], tip)]
  if (tail === 'plume' || tail === 'curled') {
    const up = (y: number, z: number): Vector => [0, w * y * tailLong, back + z * w * tailLong]
    return [
      bar(up(0.5, 0), up(1.5, -0.85), [w * 0.3, w * 0.56]),
      bar(up(1.5, -0.85), up(2.7, -0.75), [w * 0.56, w * 0.6]),
      { ...bar(up(2.7, -0.75), up(3.3, -1.1), [w * 0.6, w * 0.28], tip), plain: true },
    ]
  }
  const thick = tail === 'bushy' || tail === 'ringed' ? 0.42 : tail === 'whip' ? 0.1 : 0.2
  const ground = w * Math.max(0.16, thick * 0.9)
  const at = (x: number, z: number, y = ground): Vector => [x * w * tailLong, y, z]
  const line = [
    [0, w * 0.5, back + w * 0.3] as Vector,
    at(0.7, back - w * 0.5),
    at(1.5, back - w * 0.1),
    at(1.9, back + w * 0.9),
    at(1.75, back + w * 1.8),
  ]
  return line.slice(1).map((to, nth) => {
    const last = nth === 3
    const paint = tail === 'ringed' ? (nth % 2 === 0 ? color : tip) : last ? tip : color
    const [from, one, other] = [line[nth] ?? to, thick * (nth === 0 ? 0.7 : 1), thick * (last ? 0.4 : 1)]
    return {
      ...bar(from, to, [w * one, w * other], paint),
      ...(last || tail === 'ringed' ? { plain: true as const } : {}),
    }
  })
}
