import { along, cord, cos, type Fitting, flats, linear, minus, newMesh, type Part, plain } from '#props/prop-kit.ts'
import { prop, sin, skinAt, steep, toPart, unit, type Vector } from '#props/prop-kit.ts'

/** Court shoes on thin high heels; whoever wears them stands on the balls of the feet (`poses/on-heels.ts`). */
export const heels = prop({
  label: 'High heels',
  words:
    'heels, high heels, high heel, stilettos, stiletto, stiletto heels, stilettos heels, pumps, high heeled shoes, heeled shoes, court shoes, red bottoms, louboutins, kitten heels, strappy heels, platform heels, ankle strap heels, heeled sandals, high heel shoes, evening shoes, heels on, peep toes, slingbacks, wedges, wedge heels, platform shoes',
  order: 351,
  slot: 'feet',
  low: true,
  dyed: ['heels'],
  sew: (tailor) => flats(tailor, { colour: tailor.primary, weave: 'rubber' }),
  make,
})

/** The way down to the ground, seen from a foot whose heel is up. */
const down: Vector = [0, -cos((steep * Math.PI) / 180), sin((steep * Math.PI) / 180)]

/** How long a heel is when it does not reach for the ground. */
const usual = 0.75

function make({ body, colours }: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const [side, x] of [
    ['L', 2.12],
    ['R', -2.12],
  ] as const) {
    const top = skinAt(body, [x, -7.9, -0.3])
    const way = unit(minus(body.bones.carry(`foot.${side}`, down), body.bones.carry(`foot.${side}`, [0, 0, 0])))
    // Who stands stands on them.
    const far = way[1] < -0.93 && top[1] < 1.4 ? top[1] / -way[1] : usual
    const line = [-0.1, 0.25, 0.6, 1].map((share) => along(top, way, far * share))
    cord(mesh, line, (share) => 0.24 * (1 - share) * (1 - share) + 0.07, 12)
  }
  return [toPart(mesh, { name: 'heels', material: 'hard', surface: plain(linear(colours.accent), 0.2) })]
}
