import { box, jars, linear, litBy, meshes, newLights, palette, pane, piece, plain } from '#places/scenery/piece-kit.ts'
import { screens, setPart, shadedLamp, table as tableShape, turned, wood } from '#places/scenery/piece-kit.ts'

/** A desk with an open laptop, a lamp, papers and a mug. */
export const desk = piece({
  label: 'Desk',
  words:
    'desk, desks, writing desk, work desk, her desk, his desk, messy desk, computer desk, desk with a laptop, laptop on the desk, cluttered desk, wooden desk, workstation, desk lamp, laptop on a table, studio desk',
  order: 106,
  where: 'stands',
  dyed: true,
  size: [15.4, 13.2, 7.6],
  make: ({ noise, random, tone }) => {
    const [timber, dark, screen, paper, things] = meshes()
    tableShape(timber, {}, 15, 7.2, 7.2)
    box(timber, { x: 5, y: 3.4 }, 4.4, 3.4, 6)
    box(dark, { x: -1, y: 7.2, z: 0.6 }, 3.6, 0.12, 2.5)
    box(dark, { x: -1, y: 7.3, z: -0.8 }, 3.6, 2.5, 0.12)
    pane(screen, [-2.65, 7.45, -0.7], [3.3, 0, 0], [0, 2.2, 0], { unit: true })
    for (let at = 0; at < 6; at += 1)
      box(
        paper,
        {
          x: -5 + random.middling(),
          y: 7.2 + at * 0.06,
          z: 0.6 + random.middling(),
          turn: turned(random.middling() * 30),
        },
        2.1,
        0.05,
        2.9,
      )
    jars(things, random, 3, 5, 7.2, 0.8, 1.3, 4)
    const lights = newLights(linear('#ffd8a0'))
    shadedLamp(dark, things, lights, [5.6, 7.2, -1.4], { high: 3.4, wide: 1.2, strength: 1.6, reach: 8 })
    const glow = [linear('#6fb4e8'), linear('#e8c46f'), linear('#7ae0b0')] as const
    return litBy(lights, [
      setPart('desk', timber, wood(tone('#7a5a40'), noise), { castsShadow: true }),
      setPart('desk metal', dark, plain(linear('#2c2e33'), 0.4), { castsShadow: true }),
      setPart('desk screen', screen, screens(noise, glow, linear('#10202e'))),
      setPart('desk papers', paper, plain(linear('#ece8dc'), 0.9)),
      setPart(
        'desk things',
        things,
        palette(
          ['#c8b088', '#b5673c', '#4f6f78', '#e0d8c8'].map((hex) => linear(hex)),
          0.5,
        ),
        { twoSided: true },
      ),
    ])
  },
})
