import { ball, card, facet, halo, haze, metal, newMesh, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A plane high up with its trail. */
export const aeroplane = piece({
  label: 'Plane in the sky',
  words:
    'plane in the sky, airplane in the sky, planes in the sky, airplanes in the sky, plane overhead, jet in the sky, jet overhead, passenger plane, contrails, contrail, plane taking off, airliner',
  order: 708,
  where: 'air',
  fits: 'outdoors',
  dyed: true,
  size: [46, 14, 41],
  share: 0.13,
  make: ({ noise, tone }) => {
    const [hull, trail] = [newMesh(), newMesh()]
    rod(hull, [-12, 6, 0], [12, 6, 0], 1.7, 1.7, 12)
    ball(hull, [12, 6, 0], [4, 1.7, 1.7], 8)
    rod(hull, [-12, 6, 0], [-20, 6.8, 0], 1.7, 0.4, 10)
    for (const z of [-1, 1]) {
      facet(hull, [4, 5.4, 0], [-3, 5.4, 0], [-9, 6, 20 * z], [-6, 6, 20 * z])
      facet(hull, [-3, 5.4, 0], [4, 5.4, 0], [-6, 6, 20 * z], [-9, 6, 20 * z])
      facet(hull, [-16, 6.8, 0], [-20, 6.8, 0], [-22, 7, 7 * z], [-20, 7, 7 * z])
      facet(hull, [-20, 6.8, 0], [-16, 6.8, 0], [-20, 7, 7 * z], [-22, 7, 7 * z])
    }
    facet(hull, [-15, 7, 0], [-20, 7, 0], [-22, 13, 0], [-20, 13, 0])
    facet(hull, [-20, 7, 0], [-15, 7, 0], [-20, 13, 0], [-22, 13, 0])
    card(trail, [-24, 6.4, 0], [9, 0, 0], [0, 1.4, 0], [0, 0, 1])
    return [
      setPart('plane', hull, metal(tone('#e0e4e8'), noise, 0.35, 0.2), { twoSided: true }),
      setPart('plane trail', trail, haze([0.9, 0.93, 0.96], 0.5, halo), { blended: true }),
    ]
  },
})
