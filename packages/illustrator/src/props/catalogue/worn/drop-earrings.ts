import { along, atTheLobes, ball, cord, gold, metal, plain, prop } from '#props/prop-kit.ts'

/** Long pendants of links and stones. */
export const dropEarrings = prop({
  label: 'Dangling earrings',
  words:
    'dangling earrings, dangly earrings, drop earrings, drop earring, long earrings, chandelier earrings, statement earrings, dangling earring, dangle earrings, tassel earrings, jhumka, jhumkas, jhumka earrings, crystal earrings, gemstone earrings, ruby earrings, emerald earrings, jade earrings, sapphire earrings, hanafuda earrings, long dangling earrings, beaded earrings',
  order: 244,
  slot: 'ears',
  dyed: ['earring stones', 'dangling earrings'],
  make: (fitting) =>
    atTheLobes(
      fitting,
      [
        ['dangling earrings', metal(gold, 0.2)],
        ['earring stones', plain(fitting.colours.accent, 0.07)],
      ],
      ([chains, stones], top, side, down) => {
        if (!chains || !stones) return
        ball(chains, top, [0.035, 0.035, 0.035], 8, 6)
        cord(chains, [top, along(top, down, 0.62)], 0.012, 5)
        ball(stones, along(top, down, 0.16), [0.05, 0.05, 0.05], 10, 8)
        ball(stones, along(top, down, 0.36), [0.055, 0.09, 0.055], 10, 8)
        for (const aside of [-1, 0, 1]) {
          const foot = along(along(top, down, 0.5), [side * 0.1, 0, 1], aside * 0.07)
          cord(chains, [foot, along(foot, down, 0.14)], 0.009, 5)
          ball(stones, along(foot, down, aside === 0 ? 0.24 : 0.18), [0.03, 0.055, 0.03], 10, 8)
        }
      },
    ),
})
