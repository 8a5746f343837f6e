import { close, combed, combTo, endsAt, falling, framing, type Grooming, type Hairdo } from '#hair/style-kit.ts'
import { hairStyle, onHead, tail, unit, type Vector, waves } from '#hair/style-kit.ts'

/** The upper half drawn back and tied, the lower half loose. */
export const halfUp = hairStyle({
  label: 'Half up',
  words:
    'half up, half up hair, half up half down, half up half down hair, half updo, half up hairstyle, half up ponytail',
  order: 175,
  length: 0.75,
  curl: 0.2,
  feminine: 0.97,
  asked: true,
  overEars: true,
  underHood: 'pixie',
  groom,
})

/** Behind the crown, where the upper half is tied. */
const knot: Vector = [0, 7.98, -0.42]

/** Above this height of its root hair is drawn back; at the temples a little lower. */
const upper = ([, y, z]: Vector): boolean => y > 7.7 - 0.12 * Math.max(0, z - 0.6)

function groom(grooming: Grooming): Hairdo {
  const { curl, length, hatted } = grooming
  const loose = falling(grooming, {
    parting: 0,
    end: endsAt(length),
    volume: 0.18,
    fringe: false,
    inward: 0.1,
    count: 420,
    steps: 11,
    curl: waves(curl, 0.15, 3),
  })
  // Nothing is tied below a hat.
  if (hatted) return loose
  const comb = combTo(knot)
  const tie = onHead(grooming, knot)
  return {
    ...loose,
    sheet: close(grooming, [knot], comb),
    locks: [
      ...loose.locks.filter(({ from }) => !upper(from)),
      ...combed(grooming, comb, () => knot).filter(({ from }) => upper(from)),
      ...framing(grooming),
      ...tail(grooming, tie, unit([0, -0.5, -0.8]), endsAt(length) + 0.5, 50),
    ],
  }
}
