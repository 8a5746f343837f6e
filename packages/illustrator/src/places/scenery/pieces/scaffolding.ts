import { linear, metal, newMesh, piece, planks, scaffold, setPart } from '#places/scenery/piece-kit.ts'

/** Tubes and boards of a building that is being worked on. */
export const scaffolding = piece({
  label: 'Scaffolding',
  words:
    'scaffolding, scaffold, scaffolds, steel scaffolding, metal scaffolding, scaffolding behind, scaffold tower, wooden scaffolding, wooden scaffold',
  order: 347,
  where: 'span',
  place: 'construction-site',
  size: [60, 66, 10],
  away: 26,
  make: ({ noise, wide }) => {
    const [tubes, boards] = [newMesh(), newMesh()]
    const bay = Math.max(14, wide / 12)
    const half = Math.floor(wide / 2 / bay) * bay
    scaffold(tubes, boards, {
      from: -half,
      to: half,
      z: 4,
      deep: 8,
      bay,
      lift: 17,
      storeys: () => 3,
    })
    return [
      setPart('scaffold', tubes, metal(linear('#9aa0a2'), noise, 0.4, 0.5), { castsShadow: true }),
      setPart('scaffold boards', boards, planks(linear('#a8875a'), noise, 2.2, 20), { castsShadow: true }),
    ]
  },
})
