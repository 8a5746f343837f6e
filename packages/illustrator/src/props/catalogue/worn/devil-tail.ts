import { along, circle, cord, cross, type Fitting, leather, minus, newMesh, type Part, prop } from '#props/prop-kit.ts'
import { sheet, smoothstep, tailLine, toPart, triples, unit } from '#props/prop-kit.ts'

/** A smooth whip of a tail with a spade at its end. */
export const devilTail = prop({
  label: 'Devil tail',
  words:
    'devil tail, demon tail, devils tail, demonic tail, succubus tail, imp tail, pointed tail, spaded tail, spade tail, tiefling tail, forked tail, demons tail',
  order: 326,
  slot: 'tail',
  low: true,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const line = tailLine(
    fitting,
    triples`
      0.11 -0.22 0.55, 1.03 -1.32 0.99, 2.53 -2.09 1.1, 4.14 -1.87 0.99, 4.6 -0.66 0.88, 4.14 0.44 0.77, 4.94 1.1 0.66`,
    60,
  )
  const mesh = newMesh()
  cord(mesh, line, (share) => 0.15 - 0.1 * share, 14)
  const tip = line[60] ?? [0, 0, 0]
  const way = unit(minus(tip, line[57] ?? tip))
  const aside = unit(cross(way, [0, 0, 1]))
  const flat = cross(way, aside)
  sheet(
    mesh,
    (u, v) => {
      const { x, y } = circle(u)
      // Broad where it begins, with barbs that point back.
      const half = 0.42 * (1 - v) * smoothstep(-0.02, 0.12, v)
      const barb = -0.22 * Math.abs(x) * (1 - v)
      return along(along(along(tip, way, 0.02 + 0.85 * v + barb), aside, x * half), flat, y * 0.07 * (1 - v))
    },
    20,
    10,
  )
  return [
    toPart(mesh, { name: 'devil tail', material: 'hard', surface: leather([0.16, 0.012, 0.016]), twoSided: true }),
  ]
}
