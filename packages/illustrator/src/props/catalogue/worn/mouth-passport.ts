import { block, inMouth, plain, prop } from '#props/prop-kit.ts'

export const mouthPassport = prop({
  label: 'Paper between the teeth',
  words:
    'passport between her teeth, passport between his teeth, passport in her mouth, passport in his mouth, letter between her teeth, envelope between her teeth, ticket between her teeth, boarding pass between her teeth, card between her teeth',
  order: 6100,
  slot: 'mouth',
  make: inMouth(0, ({ colours }) => [
    {
      name: 'passport',
      material: 'hard',
      surface: plain(colours.accent, 0.5),
      forms: [block('0 -0.02 0.5', '0.44 0.03 0.6')],
    },
  ]),
})
