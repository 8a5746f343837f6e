import { along, block, card, cord, fixedAt, hungFree, linear, metal, newMesh, plain, printed } from '#props/prop-kit.ts'
import { prop, steel, toPart } from '#props/prop-kit.ts'

/** A ribbon around the neck with a card in a sleeve. */
export const lanyard = prop({
  label: 'Lanyard',
  words:
    'lanyard, lanyards, id badge, id badges, id card, id cards, press pass, backstage pass, security badge, staff badge, conference badge, conference lanyard, access card, key card, keycard, press badge, visitor badge, employee badge, badge on a lanyard, id on a lanyard, vip pass, work badge, lanyard around her neck, lanyard around his neck, hospital badge, press card, id card around her neck, id card around his neck',
  order: 265,
  slot: 'neck',
  make: (fitting) => {
    const { line, foot, out, up } = hungFree(fitting, 2.4, 0.05)
    const ribbon = newMesh()
    cord(ribbon, line, 0.045, 6)
    const spot = { at: along(along(foot, up, -0.5), out, 0.05), up, out }
    return [
      toPart(ribbon, { name: 'lanyard', material: 'cloth', surface: plain(fitting.colours.accent, 0.6) }),
      ...fixedAt(spot, [
        {
          name: 'badge clip',
          material: 'hard',
          surface: metal(steel, 0.25),
          forms: [block('0 0.44 0.02', '0.05 0.07 0.03')],
        },
        {
          name: 'badge card',
          material: 'hard',
          surface: printed([0.82, 0.82, 0.8], linear(fitting.colours.accent), 7),
          forms: [card(-0.5, 0.28, 0.9)],
        },
      ]),
    ]
  },
})
