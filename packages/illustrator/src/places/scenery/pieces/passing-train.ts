import { box, glowing, linear, metal, newMesh, pane, piece, plain, setPart } from '#places/scenery/piece-kit.ts'

/** A train that passes behind the person, its windows lit. */
export const passingTrain = piece({
  label: 'Train',
  words:
    'train passing, passing train, trains passing, train in the background, train in the distance, train behind her, train behind him, train rushing past, speeding train, subway train passing, tram in the background, passing tram, tram passing, trams, trains, parked train, arriving train, bullet train',
  order: 578,
  where: 'span',
  outside: 'train',
  away: 30,
  dyed: true,
  size: [80, 26, 12],
  make: ({ noise, tone, wide }) => {
    const [body, glass, dark, stripe] = [newMesh(), newMesh(), newMesh(), newMesh()]
    const long = 34
    const count = Math.ceil(wide / long)
    for (let nth = 0; nth < count; nth += 1) {
      const x = (nth - (count - 1) / 2) * (wide / count)
      const w = (wide / count) * 0.985
      box(body, { x, y: 4 }, w, 17, 10)
      box(body, { x, y: 21 }, w * 0.98, 1.6, 8)
      box(dark, { x, y: 1 }, w * 0.9, 3, 8)
      box(stripe, { x, y: 8.2 }, w, 1.4, 10.2)
      const panes = Math.max(3, Math.round(w / 6.5))
      for (let one = 0; one < panes; one += 1) {
        const left = x - w / 2 + ((one + 0.18) * w) / panes
        pane(glass, [left, 12, 5.06], [(w / panes) * 0.64, 0, 0], [0, 5.4, 0])
      }
    }
    return [
      setPart('train', body, metal(tone('#b9bec4'), noise, 0.35, 0.4), { castsShadow: true }),
      setPart('train stripe', stripe, plain(linear('#c23a32'), 0.4)),
      setPart('train wheels', dark, plain(linear('#1a1b1d'), 0.8)),
      setPart('train windows', glass, glowing([1.2, 1.05, 0.75])),
    ]
  },
})
