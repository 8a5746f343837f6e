import { addCopy, atan2, ball, clamp, fours, newMesh, pane, piece, plain, put, rod } from '#places/scenery/piece-kit.ts'
import { setPart } from '#places/scenery/piece-kit.ts'

/** Threads of each web: how many spokes, and how many rounds. */
const [spokes, rounds] = [15, 11]

/** Spiders' webs in the air with a spider on one of them. */
export const cobwebs = piece({
  label: 'Cobwebs',
  words:
    'cobwebs, cobweb, spider webs, spider web, spiderwebs, spiderweb, spiders web, spider silk, giant spider web, giant spider webs, covered in cobwebs, cobwebs everywhere, dusty cobwebs, webs in the corners, cobwebs in the corners, giant web',
  order: 633,
  where: 'air',
  dyed: true,
  size: [34, 24, 3],
  share: 0.62,
  make: ({ noise, tone }) => {
    const [webs, threads, spider] = [newMesh(), newMesh(), newMesh()]
    for (const [nth, [x, y, z, size]] of fours`-8.6 14.4 0 9, 9.4 15.6 -0.8 7.6, 3 5.6 0.6 5`.entries()) {
      const one = newMesh()
      pane(one, [-size, -size, 0], [size * 2, 0, 0], [0, size * 2, 0], { unit: true })
      addCopy(webs, one, { x, y, z }, nth)
    }
    // Long threads hold them to what is beyond.
    for (const [ax, ay, bx, by] of fours`
      -8.6 22 -4 24, -16.4 18 -17 23, -1 12 3 16, -14 8 -17 1, 9.4 22 12 24, 16 12 17 4, 6.6 3 14 0, -1 3 -9 0`)
      rod(threads, [ax, ay, 0], [bx, by, 0], 0.03, 0.03, 3)
    ball(spider, [-8.2, 13.4, 0.4], [0.55, 0.8, 0.5], 6)
    ball(spider, [-8.2, 14.4, 0.4], [0.36, 0.4, 0.36], 5)
    for (let leg = 0; leg < 4; leg += 1)
      for (const way of [-1, 1]) {
        const knee = [-8.2 + way * 1.3, 15 - leg * 0.7 + (leg < 2 ? 0.5 : -0.3), 0.9] as const
        rod(spider, [-8.2, 14.2 - leg * 0.1, 0.4], knee, 0.1, 0.08, 4)
        rod(spider, knee, [-8.2 + way * 2, knee[1] + (leg < 2 ? 0.8 : -1), 0.1], 0.08, 0.05, 4)
      }
    const silk = tone('#e6e8ea')
    return [
      setPart(
        'webs',
        webs,
        (spot) => {
          const which = Math.floor(spot.u - 1e-4)
          const [x, y] = [(spot.u - which) * 2 - 1, spot.v * 2 - 1]
          const far = Math.sqrt(x * x + y * y)
          const turn = (atan2(y, x) / (2 * Math.PI) + 0.5) * spokes
          const spoke = Math.floor(turn)
          // How far out each sector goes, and how its threads sag between the spokes.
          const between = turn - spoke
          const reach = (n: number) => 0.74 + noise.cell(((n + spokes) % spokes) + 3, which) * 0.26
          const edge = reach(spoke) * (1 - between) + reach(spoke + 1) * between
          const sag = 1 + 0.16 * 4 * between * (1 - between) * -0.5
          const round = (far / (edge * sag)) * rounds + noise.cell(spoke, which + 5) * 0.3
          const size = which === 0 ? 9 : which === 1 ? 7.6 : 5
          const thin = Math.max(0.024, spot.grain * 0.5) / size
          const offSpoke = (Math.min(between, 1 - between) / spokes) * 2 * Math.PI * far
          const offRound = (Math.abs(round - Math.round(round)) / rounds) * edge
          const torn = noise.cloud(x * 1.4 + which * 3, y * 1.4) > 0.66
          const line = Math.max(
            clamp(1.6 - offSpoke / thin) * (far < edge ? 1 : 0),
            torn ? 0 : clamp(1.6 - offRound / thin) * (round < rounds + 0.4 && far > 0.05 ? 0.85 : 0),
          )
          put(spot, silk)
          spot.rough = 0.6
          spot.alpha = clamp(line) * 0.7 + (far < edge ? 0.05 : 0)
        },
        { blended: true, twoSided: true },
      ),
      setPart('threads', threads, plain(silk, 0.6)),
      setPart('spider', spider, plain([0.02, 0.018, 0.02], 0.5)),
    ]
  },
})
