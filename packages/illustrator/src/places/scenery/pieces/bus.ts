import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { setPart } from '#places/kit/set-part.ts'
import { ball, box, pane, rod } from '#places/kit/shapes.ts'
import { metal } from '#places/surfaces/built.ts'
import { glowing, plain } from '#places/surfaces/paint.ts'
import { piece } from '#places/scenery/piece-file.ts'

/** A bus that stands or passes behind the person. */
export const bus = piece({
  label: 'Bus',
  words:
    'bus in the background, bus passing, passing bus, parked bus, double decker, double decker bus, red bus, london bus, red london bus, school bus, yellow school bus, city bus, tour bus, buses, bus behind her, bus behind him',
  order: 580,
  where: 'span',
  away: 26,
  dyed: true,
  size: [60, 29, 14],
  place: 'city-street',
  make: ({ noise, tone, wide }) => {
    const [body, glass, wheels, lamps] = [newMesh(), newMesh(), newMesh(), newMesh()]
    const long = Math.min(wide * 0.98, 76)
    box(body, { y: 2.4 }, long, 25.6, 12)
    for (const y of [10.4, 19.6])
      for (let at = 0; at < 9; at += 1)
        pane(glass, [-long / 2 + ((at + 0.1) * long) / 9, y, 6.06], [(long / 9) * 0.82, 0, 0], [0, 5.4, 0])
    for (const x of [-0.32, 0.32]) rod(wheels, [x * long, 2.6, -5.6], [x * long, 2.6, 6.2], 2.6, 2.6, 18)
    ball(lamps, [-long / 2 + 2, 5, 6], [0.9, 0.9, 0.3], 6)
    return [
      setPart('bus', body, metal(tone('#b3262e'), noise, 0.4, 0.1), { castsShadow: true }),
      setPart('bus windows', glass, glowing([0.5, 0.55, 0.56])),
      setPart('bus wheels', wheels, plain(linear('#17181a'), 0.8), { castsShadow: true }),
      setPart('bus lamps', lamps, glowing([1.4, 1.2, 0.8])),
    ]
  },
})
