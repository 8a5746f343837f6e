import { bladeSteel, circle, cord, type Fitting, gripOf, held, lathe, leather, metal } from '#props/prop-kit.ts'
import { newMesh, offTheFace, type Part, prop, sheet, smoothstep, steel, type Vector, wood } from '#props/prop-kit.ts'

/** Stands on the ground where the hand is high enough, its point over the head. */
export const spear = prop({
  label: 'Spear',
  words: 'spear, spears, lance, javelin, war spear, hunting spear, wooden spear',
  order: 630,
  slot: 'hand',
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['spear head'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.11)
  const low = Math.max(-11, -grip.middle[1] + 0.02)
  const high = 8
  const [shaft, blade, socket, binding] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const line = Array.from({ length: 30 }, (_, nth): Vector => [0, low + ((high - low) * nth) / 29, 0])
  cord(shaft, line, 0.095, 10)
  lathe(
    socket,
    [
      [0.12, high - 0.5],
      [0.14, high - 0.1],
      [0.09, high + 0.2],
    ],
    14,
    [0, 0, 0],
  )
  sheet(
    blade,
    (u, v) => {
      const { x, y } = circle(u)
      const leaf = smoothstep(0, 0.28, v) * (1 - smoothstep(0.3, 1, v) * 0.98)
      return [y * (0.07 + 0.3 * leaf), high + 0.1 + v * 2, x * 0.06 * (1 - v * 0.95)]
    },
    12,
    20,
  )
  for (let nth = 0; nth < 5; nth++) {
    const ring = Array.from({ length: 13 }, (_, step): Vector => {
      const { x, y } = circle(step / 12)
      return [x * 0.11, high - 0.6 - nth * 0.11, y * 0.11]
    })
    cord(binding, ring, 0.05, 6, true)
  }
  return held(grip.middle, offTheFace(fitting, grip.middle), grip.along, [
    [shaft, { name: 'spear', material: 'hard', surface: wood([0.2, 0.115, 0.06]) }],
    [blade, { name: 'spear head', material: 'hard', surface: bladeSteel, twoSided: true }],
    [socket, { name: 'spear socket', material: 'hard', surface: metal(steel, 0.35), twoSided: true }],
    [binding, { name: 'spear binding', material: 'hard', surface: leather(fitting.colours.accent) }],
  ])
}
