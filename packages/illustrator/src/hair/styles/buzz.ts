import { type Hairdo, hairStyle } from '#hair/style-kit.ts'

export const buzz = hairStyle({
  label: 'Buzz cut',
  words:
    'buzz cut, buzzcut, buzzed, close cropped, cropped hair, crew cut, crewcut, military cut, shorn, buzzed hair, military haircut',
  order: 20,
  length: 0.05,
  curl: 0.2,
  feminine: 0.1,
  flat: true,
  groom,
})

function groom(): Hairdo {
  return {
    cap: { lift: ({ inside }) => 0.015 + Math.min(0.025, Math.max(0, inside) * 0.12), cover: () => 0.96, bare: true },
    locks: [],
  }
}
