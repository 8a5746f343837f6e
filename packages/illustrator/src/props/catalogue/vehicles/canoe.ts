import { along, type Contacts, linear, meshes, minus, mounted, type Pieces, plain, pow, prop } from '#props/prop-kit.ts'
import { sheet, times, tube, unit, type Vector, waterAround, wood } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 2.2, -1],
  grips: { left: [1.6, 7, 2.4], right: [-2.4, 4.6, 3] },
  soles: { left: [1, 0.9, 4.6], right: [-1, 0.9, 4.6] },
}

/** A hull around whoever sits in it, with a paddle through both hands. */
export const canoe = prop({
  label: 'Canoe',
  words:
    'canoe, rowing boat, rowboat, row boat, kayak, canoes, rowing boats, wooden boat, small boat, dinghy, paddle boat',
  order: 1074,
  slot: 'mount',
  low: true,
  ridden: ['rowing'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-2, 0, -8], turned: 66 }, (contacts) =>
      pieces(contacts, fitting.colours.accent, fitting.body.rides !== undefined),
    ),
})

function pieces({ saddle, grips }: Contacts, color: string, isManned: boolean): Pieces {
  const { hull, inside, rails, paddle } = meshes('hull', 'inside', 'rails', 'paddle')
  const [x, y, z] = saddle
  const [half, wide, high] = [11.5, 3.1, y + 1.3]
  /** Across the hull by u from one rail to the other, along it by v. */
  const skin =
    (thin: number) =>
    (u: number, v: number): Vector => {
      const far = v * 2 - 1
      const beam = (wide - thin) * Math.sqrt(Math.max(0, 1 - pow(Math.abs(far), 2.6)))
      const across = u * 2 - 1
      const deep = 1 - pow(Math.abs(across), 3)
      const rail = high + 1.5 * far * far * far * far
      return [x + across * beam, 0.12 + thin + (rail - 0.12 - thin) * (1 - deep), z + 1.2 + far * (half - thin)]
    }
  sheet(hull, skin(0), 24, 40)
  sheet(inside, skin(0.14), 24, 40)
  const steps = Array.from({ length: 41 }, (_, nth) => nth / 40)
  for (const side of [0, 1])
    tube(
      rails,
      steps.map((v) => skin(0)(side, v)),
      0.16,
      8,
    )
  for (const seat of [0, 7.6]) {
    const edge = skin(0)(1, 0.5 + (seat - 1.2) / (2 * half))[0] - x
    sheet(rails, (u, v) => [x + (u * 2 - 1) * edge * 0.96, y - 0.1, z - 0.9 + seat + v * 1.7], 2, 2)
  }
  if (isManned) {
    const { left, right } = grips
    const way = unit(minus(right, left))
    tube(paddle, [along(left, way, -0.4), left, right, along(right, way, 5.2)], 0.14, 10)
    const flat: Vector = [0, 0, 1]
    sheet(
      paddle,
      (u, v) =>
        along(
          along(right, way, 4.8 + v * 4),
          flat,
          (u * 2 - 1) * 0.85 * Math.sqrt(Math.max(0, 1 - pow(Math.abs(v * 2 - 1), 4))),
        ),
      8,
      14,
    )
    tube(
      paddle,
      [along(along(left, way, -0.4), times(flat, 1), -0.5), along(along(left, way, -0.4), flat, 0.5)],
      0.14,
      8,
    )
  }
  return [
    [hull, { name: 'canoe', material: 'hard', surface: plain(color, 0.3), twoSided: true }],
    [inside, { name: 'canoe inside', material: 'hard', surface: wood(linear('#a8794a')), twoSided: true }],
    [rails, { name: 'canoe rails', material: 'hard', surface: wood(linear('#6d472a')), twoSided: true }],
    ...(isManned ? waterAround([x, 0.75, z + 1]) : []),
    ...(isManned
      ? ([[paddle, { name: 'paddle', material: 'hard', surface: wood(linear('#b98a54')), twoSided: true }]] as const)
      : []),
  ]
}
