import { along, block, cushion, type Fitting, fixedAt, glowing, minus, type Part, plain } from '#props/prop-kit.ts'
import { prop, ringAround, strip, unit } from '#props/prop-kit.ts'

/** A device with a lit screen and keys on the left forearm. */
export const wristComputer = prop({
  label: 'Wrist computer',
  words:
    'wrist computer, wrist mounted computer, wrist mounted keyboard, wrist keyboard, glowing wrist computer, arm computer, forearm computer, pip boy, pipboy, wrist console, wrist device, wrist communicator, wrist terminal, wrist display, holographic wristband, wrist screen, arm mounted computer, forearm display, wrist gadget, communicator on her wrist, communicator on his wrist, omni tool, wrist mounted device, wrist mounted display, arm console',
  order: 332,
  slot: 'wrist',
  dyed: ['wrist computer'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { body, clothes, colours } = fitting
  const [elbow, hand] = [body.bones.joint('lowerarm02.L'), body.bones.joint('wrist.L')]
  const axis = unit(minus(hand, elbow))
  const clouds = [body.posed, ...clothes.map(({ positions }) => positions)]
  const ring = ringAround(clouds, along(hand, axis, -0.55), axis, body.hands.left.facing, 0.2, 0.75, (cloud, index) =>
    cloud > 0 ? true : index < 13_380 && (body.rest[index * 3] ?? 0) > 3,
  )
  const at = ring.girth(0.5, 0.1)
  const out = unit(minus(at, ring.middle))
  return [
    ...fixedAt({ at, up: axis, out }, [
      {
        name: 'wrist computer',
        material: 'hard',
        surface: plain([0.07, 0.075, 0.085], 0.4),
        forms: [cushion('0 0 0', '0.36 0.55 0.14')],
      },
      {
        name: 'wrist screen',
        material: 'hard',
        surface: glowing(colours.accent, 1.6),
        forms: [block('0 0.16 0.135', '0.26 0.26 0.02')],
      },
      {
        name: 'wrist keys',
        material: 'hard',
        surface: plain([0.5, 0.52, 0.55], 0.4),
        forms: [-0.18, 0, 0.18].flatMap((x) => [-0.22, -0.36].map((y) => block(`${x} ${y} 0.14`, '0.06 0.045 0.02'))),
      },
    ]),
    strip(ring, 0.5, 0.03, 0.03, plain([0.05, 0.05, 0.055], 0.6), 'wrist computer band'),
  ]
}
