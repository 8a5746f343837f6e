import { type Fitting, fromLip, ivory, newMesh, type Part, prop, tooth, toPart } from '#props/prop-kit.ts'

/** Two tusks that rise from the lower lip, as orcs have them. */
export const tusks = prop({
  label: 'Tusks',
  words:
    'tusks, tusk, orc tusks, lower tusks, orc teeth, boar tusks, troll tusks, tusked, protruding tusks, protruding lower fangs, underbite tusks',
  order: 242,
  slot: 'teeth',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of [1, -1]) {
    const foot = fromLip(fitting, 'lower', side * 0.155)
    tooth(mesh, foot, [side * 0.03, 0.24, 0.045], 0.036)
  }
  return [toPart(mesh, { name: 'tusks', material: 'hard', surface: ivory, face: true }, fitting.head.placing)]
}
