import { along, ball, betweenHands, type Fitting, fur, gripOf, held, inBothArms, naturalFor } from '#props/prop-kit.ts'
import { newMesh, type Part, plain, prop, upwards, weave } from '#props/prop-kit.ts'

/** Sits in the hands and looks ahead. */
export const teddyBear = prop({
  label: 'Teddy bear',
  words:
    'teddy bear, teddy, teddybear, stuffed bear, plush bear, plushie, plush toy, stuffed animal, stuffed toy, cuddly toy',
  order: 720,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const pair = betweenHands(fitting)
  const grip = gripOf(fitting, 0.6)
  const at = along(pair?.middle ?? grip.middle, upwards, 0.25)
  const [coat, pale, dark, bow] = [newMesh(), newMesh(), newMesh(), newMesh()]
  ball(coat, [0, 0, 0], [0.66, 0.78, 0.58], 24, 16)
  ball(coat, [0, 1.15, 0.05], [0.58, 0.52, 0.52], 24, 16)
  for (const side of [1, -1]) {
    ball(coat, [side * 0.44, 1.58, 0], [0.2, 0.2, 0.12], 14, 10)
    ball(pale, [side * 0.44, 1.58, 0.07], [0.12, 0.12, 0.08], 12, 8)
    ball(coat, [side * 0.68, 0.22, 0.22], [0.22, 0.42, 0.24], 14, 10)
    ball(coat, [side * 0.46, -0.6, 0.5], [0.27, 0.27, 0.46], 14, 10)
    ball(pale, [side * 0.46, -0.58, 0.9], [0.18, 0.18, 0.08], 12, 8)
    ball(dark, [side * 0.22, 1.26, 0.52], [0.065, 0.07, 0.05], 10, 8)
    ball(bow, [side * 0.2, 0.68, 0.5], [0.2, 0.14, 0.08], 12, 8)
  }
  ball(pale, [0, 1.03, 0.47], [0.25, 0.2, 0.18], 16, 10)
  ball(dark, [0, 1.11, 0.64], [0.08, 0.06, 0.05], 10, 8)
  ball(pale, [0, -0.02, 0.3], [0.44, 0.54, 0.34], 18, 12)
  ball(bow, [0, 0.68, 0.53], [0.08, 0.09, 0.08], 10, 8)
  const color = naturalFor(fitting, ['#9a6a3c', '#d9b98a', '#5d3f2a'])
  return held(
    at,
    upwards,
    [0, 0, 1],
    [
      [coat, { name: 'teddy bear', material: 'cloth', surface: fur(color) }],
      [pale, { name: 'teddy belly', material: 'cloth', surface: fur('#e2cba3') }],
      [dark, { name: 'teddy eyes', material: 'hard', surface: plain([0.01, 0.008, 0.007], 0.15) }],
      [bow, { name: 'teddy bow', material: 'cloth', surface: weave(fitting.colours.accent) }],
    ],
  )
}
