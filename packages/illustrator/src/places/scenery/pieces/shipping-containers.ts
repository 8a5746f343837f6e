import { addCopy, blend, box, linear, metal, newMesh, ofOneColor, piece, plain } from '#places/scenery/piece-kit.ts'
import { put, rod, setPart, sin, smoothstep } from '#places/scenery/piece-kit.ts'

const paints = ['#a8452f', '#2f5a8a', '#3f7a5a', '#c8862c', '#8a8f92', '#6a2f3c'].map((hex) => linear(hex))

/** Steel containers on top of each other, in the colors of many lines. */
export const shippingContainers = piece({
  label: 'Shipping containers',
  words:
    'shipping containers, shipping container, cargo containers, cargo container, freight containers, stacked containers, container yard, stacks of containers, rusted containers, container stacks',
  order: 349,
  where: 'span',
  fits: 'outdoors',
  place: 'harbour',
  size: [60, 80, 26],
  away: 60,
  make: ({ noise, random, wide }) => {
    const [walls, frames, bars] = [newMesh(), newMesh(), newMesh()]
    // They show their doors, each with four bars.
    const [across, high, deep] = [24.6, 26, 24]
    for (let x = -wide / 2; x + across <= wide / 2; x += across + 0.8) {
      const count = 1 + Math.floor(random.share() * 3)
      for (let row = 0; row < count; row += 1) {
        const [middle, y] = [x + across / 2, row * (high + 0.3)]
        const one = newMesh()
        box(one, {}, across - 0.8, high - 1, deep - 0.6, { cell: 12 })
        addCopy(walls, ofOneColor(one), { x: middle, y: y + 0.5 }, Math.floor(random.share() * paints.length))
        const front = deep / 2
        for (const way of [-1, 1]) {
          box(frames, { x: middle + way * (across / 2 - 0.6), y, z: front - 0.6 }, 1.2, high, 1.2)
          for (const bar of [3, 8.6]) {
            rod(bars, [middle + way * bar, y + 1, front], [middle + way * bar, y + high - 1, front], 0.3, 0.3, 6)
            box(bars, { x: middle + way * (bar - 0.9), y: y + 9.6, z: front }, 2.6, 0.6, 0.6)
          }
        }
        for (const level of [0.1, high - 1.1]) box(frames, { x: middle, y: y + level, z: front - 0.6 }, across, 1, 1.2)
        box(frames, { x: middle, y: y + 1, z: front - 0.25 }, 0.3, high - 2, 0.2)
      }
    }
    return [
      setPart(
        'containers',
        walls,
        (spot) => {
          const which = Math.floor(spot.u)
          const tone = paints[((which % paints.length) + paints.length) % paints.length] ?? [0.5, 0.5, 0.5]
          // Ribs of the sheet metal, rust that runs down from them.
          const rib = sin(spot.x * 3.1)
          const near = smoothstep(0.9, 0.3, spot.grain)
          put(
            spot,
            tone,
            0.88 + smoothstep(-0.4, 0.4, rib) * 0.24 * near + noise.cloud(spot.x * 0.06, spot.y * 0.06) * 0.1,
          )
          blend(spot, linear('#5c3420'), smoothstep(0.6, 0.8, noise.cloud(spot.x * 0.25, spot.y * 0.03)) * 0.7)
          spot.rough = 0.6
          spot.relief = smoothstep(-0.4, 0.4, rib) * 0.25 * near
        },
        { castsShadow: true },
      ),
      setPart('container bars', bars, metal(linear('#9a9c9e'), noise, 0.5, 0.4)),
      setPart('container frames', frames, plain(linear('#3f3a38'), 0.7), { castsShadow: true }),
    ]
  },
})
