import { type Fitting, fromLip, ivory, newMesh, type Part, prop, tooth, toPart } from '#props/prop-kit.ts'

/** Two pointed teeth that show below the upper lip. */
export const fangs = prop({
  label: 'Fangs',
  words:
    'fangs, fang, vampire teeth, vampire fangs, sharp teeth, pointed teeth, pointy teeth, fanged, canines, sharp canines, sharp fangs, wolf teeth, snaggletooth, snaggle tooth, yaeba, skin fang, tiny fang, elongated canines, visible fangs',
  order: 243,
  slot: 'teeth',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of [1, -1]) {
    const foot = fromLip(fitting, 'upper', side * 0.115)
    tooth(mesh, foot, [-side * 0.008, -0.1, 0.008], 0.02)
  }
  return [toPart(mesh, { name: 'fangs', material: 'hard', surface: ivory, face: true }, fitting.head.placing)]
}
