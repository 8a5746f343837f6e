import { alike, type Grooming, type Hairdo, hairStyle, locksOver, onTop, plus, scatterWay } from '#hair/style-kit.ts'
import { shortCut, times, unit, type Vector } from '#hair/style-kit.ts'

/** Tufts that stand, each in a point, over hair that lies. */
export const spiky = hairStyle({
  label: 'Spiky',
  words: 'spiky, spiked, spikes, spiky haired, spiked up, hair standing up, hair standing on end, hair stands on end',
  order: 70,
  length: 0.3,
  curl: 0,
  feminine: 0.2,
  underHood: 'short',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const lying = shortCut(grooming)
  const salt = Math.floor(grooming.chance.share() * 90)
  const spikes = locksOver(grooming, 240, onTop, (root) => ({
    length: (0.4 + grooming.length * 0.6) * (0.75 + 0.5 * alike(root, salt)),
    width: 0.25,
    steps: 5,
    flow: (_, share, out) => {
      const lean: Vector = [root.at[0] * 0.3 + (alike(root, salt + 40) - 0.5) * 0.9, 0.5, 0.2 + share * 0.25]
      return unit(plus(plus(times(out, 0.8), lean), scatterWay(root, 0.12)))
    },
    height: () => 0.02,
    weight: 0,
    cling: 0,
    layer: 0.5 + 0.5 * root.luck,
    taper: (share: number) => 1.02 - share,
  }))
  return { ...lying, locks: [...lying.locks, ...spikes] }
}
