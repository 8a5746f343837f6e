import { along, axes, betweenHands, box, circle, cord, type Fitting, gripOf, held } from '#props/prop-kit.ts'
import { inBothArms, newMesh, type Part, plain, prop, seenAgainst, upwards, type Vector } from '#props/prop-kit.ts'
import { weave } from '#props/prop-kit.ts'

/** Wrapped, with a ribbon around it and a bow on top. */
export const giftBox = prop({
  label: 'Gift',
  words:
    'gift, gifts, gift box, giftbox, wrapped gift, wrapped present, birthday present, christmas present, holding a present, parcel, surprise box',
  order: 710,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const pair = betweenHands(fitting)
  const half = pair ? Math.max(0.7, pair.wide / 2 - 0.1) : 0.5
  const tall = half * 0.8
  const grip = gripOf(fitting, half + 0.05)
  const at = along(pair?.middle ?? grip.middle, upwards, tall * 0.55)
  const [paper, ribbon] = [newMesh(), newMesh()]
  box(paper, [0, 0, 0], [half, tall, half], axes)
  box(paper, [0, tall - 0.1, 0], [half + 0.05, 0.16, half + 0.05], axes)
  box(ribbon, [0, 0.02, 0], [0.14, tall + 0.06, half + 0.07], axes)
  box(ribbon, [0, 0.02, 0], [half + 0.07, tall + 0.06, 0.14], axes)
  for (const side of [1, -1]) {
    const loop = Array.from({ length: 17 }, (_, nth): Vector => {
      const { x, y } = circle(nth / 16 + 0.5)
      return [side * (0.32 + x * 0.32), tall + 0.2 + y * 0.2 + 0.1, y * 0.1]
    })
    cord(ribbon, loop, 0.075, 8, true)
  }
  const pale = seenAgainst(fitting, '#f0e6d2')
  return held(at, upwards, pair ? [0, 0, 1] : grip.along, [
    [paper, { name: 'gift', material: 'cloth', surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.45) }],
    [ribbon, { name: 'gift ribbon', material: 'cloth', surface: weave(pale) }],
  ])
}
