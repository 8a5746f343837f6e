import { cord, type Fitting, fixedAt, leather, minus, neckRing, newMesh, type Part, plain } from '#props/prop-kit.ts'
import { prop, toPart, turned, unit } from '#props/prop-kit.ts'

/** Headphones that lie around the neck, their cups on the collarbones. */
export const headphonesAtNeck = prop({
  label: 'Headphones around the neck',
  words:
    'headphones around her neck, headphones around his neck, headphones around the neck, headphones around neck, headphones round her neck, headphones round his neck, headphones round the neck, headphones round neck, headphones on her neck, headphones hanging around her neck, headphones hanging around his neck, headphones hanging from her neck, headset around her neck, headset around his neck, headphones resting on her neck, headphones resting around her neck, headphones draped around her neck, headphones slung around her neck, headphones slung around his neck, headphones around their neck',
  order: 268,
  slot: 'neck',
  dyed: ['headphone bow', 'headphones'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = neckRing(fitting, 0.12, 1.2, true)
  const bow = newMesh()
  cord(
    bow,
    Array.from({ length: 33 }, (_, nth) => ring.girth(0.14 + (0.72 * nth) / 32, 0.14, 0.12)),
    0.075,
    8,
  )
  const cups = [0.1, 0.9].flatMap((share) => {
    const [at, far] = [ring.girth(share, 0.2, -0.12), ring.girth(share, 1.2, -0.12)]
    const out = unit(minus(far, at))
    return fixedAt({ at, up: out, out: ring.axis }, [
      {
        name: 'headphones',
        material: 'hard',
        surface: plain(fitting.colours.accent, 0.3),
        forms: [turned('0.34 0.05, 0.36 0.12, 0.3 0.2, 0.16 0.23, 0 0.235', 28)],
      },
      {
        name: 'ear pads',
        material: 'hard',
        surface: leather([0.02, 0.02, 0.022]),
        forms: [turned('0.16 -0.12, 0.3 -0.13, 0.38 -0.06, 0.38 0.03, 0.3 0.07', 28)],
      },
    ])
  })
  return [
    toPart(bow, { name: 'headphone bow', material: 'hard', surface: plain(fitting.colours.primary, 0.4) }),
    ...cups,
  ]
}
