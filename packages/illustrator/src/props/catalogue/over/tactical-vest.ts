import { above, all, line, pockets, prop, repeat, round, sleeves, surface, type Tailor, tone } from '#props/prop-kit.ts'
import { toned } from '#props/prop-kit.ts'
import { steel } from '#wardrobe/tailor.ts'

/** Stiff plates before chest and back, with pouches and webbing. */
export const tacticalVest = prop({
  label: 'Tactical vest',
  words:
    'tactical vest, bulletproof vest, bullet proof vest, kevlar vest, plate carrier, flak jacket, flak vest, ballistic vest, body armour, body armor, swat vest, combat vest, tac vest, chest rig, armoured vest, armored vest, kevlar, tactical gear, combat gear, stab vest, police vest, press vest, military vest, life vest, life jacket, fishing vest, utility vest, hunting vest',
  order: 312,
  slot: 'over',
  dye: '#33362f',
  sew,
})

function sew(tailor: Tailor): void {
  const { primary } = tailor
  tailor.trim({
    name: 'tactical vest',
    fine: 0,
    where: all(round(0.98, 0.14), sleeves(-0.3), above(1.75)),
    thick: (at) => 0.34 + (at.side < 0.95 && at.y < 4.9 ? 0.08 : 0),
    stiff: true,
    loose: 22,
    rim: 0.16,
    surface: surface(primary, 'nylon', {
      folds: 0,
      hem: 0.08,
      paint: (spot) => {
        // Rows of webbing.
        const strap = spot.y < 4.4 ? line(repeat(spot.y, 0.3), 0.06, spot.grain) : 0
        tone(spot, 1 + 0.22 * strap)
        spot.relief += 0.012 * strap
        const stitch = spot.y < 4.4 ? line(repeat(spot.x, 0.36), 0.012, spot.grain) : 0
        tone(spot, 1 - 0.35 * stitch)
      },
    }),
  })
  for (const x of [0.3, 0.92])
    pockets(tailor, {
      colour: toned(primary, 1.15),
      weave: 'nylon',
      thick: 0.62,
      x,
      y: 2.4,
      width: 0.26,
      height: 0.42,
      button: steel,
    })
}
