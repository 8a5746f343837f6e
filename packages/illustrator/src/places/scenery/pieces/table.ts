import { jars, linear, newMesh, palette, piece, setPart, table as tableShape, wood } from '#places/scenery/piece-kit.ts'

/** A table with cups and jars on it. */
export const table = piece({
  label: 'Table',
  words:
    'table, tables, wooden table, side table, coffee table, marble table, round table, small table, kitchen table, on the table, on a table, tabletop, trestle table, cluttered table, dressing table, makeup table, workbench, work bench, workbenches',
  order: 100,
  where: 'stands',
  dyed: true,
  size: [13, 9.6, 7.5],
  make: ({ noise, tone, random }) => {
    const [timber, things] = [newMesh(), newMesh()]
    tableShape(timber, {}, 13, 7.5, 7.4)
    jars(things, random, -5, 4.6, 7.4, 0.4, 2.1, 6)
    const tones = ['#e8dcc8', '#b5673c', '#4f6f78', '#d8b060', '#7a8f5a', '#c8a898'].map((hex) => linear(hex))
    return [
      setPart('table', timber, wood(tone('#7a5236'), noise), { castsShadow: true }),
      setPart('table things', things, palette(tones, 0.35), { castsShadow: true }),
    ]
  },
})
