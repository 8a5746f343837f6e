import { linear, newMesh, prop, slung, toPart, weave } from '#props/prop-kit.ts'

/** A belt from the shoulder across the chest to the hip, as in cars; a sash looks the same in colors. */
export const seatBelt = prop({
  label: 'Belt across the chest',
  words:
    'seatbelt, seat belt, seatbelts, safety belt, seatbelt on, seat belt on, buckled seatbelt, pageant sash, winners sash, sash across her chest, sash across his chest, sash over her shoulder, sash over his shoulder, miss universe sash, beauty queen sash, diagonal sash, royal sash',
  order: 320,
  slot: 'across',
  dye: '#2b2c30',
  make: (fitting) => {
    const strap = newMesh()
    slung(strap, fitting)
    return [
      toPart(strap, {
        name: 'belt across the chest',
        material: 'cloth',
        surface: weave(linear('#2b2c30')),
        twoSided: true,
      }),
    ]
  },
})
