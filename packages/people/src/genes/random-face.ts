import { eyeColors } from '#catalogue/colors.ts'
import type { Random } from '#seed/random.ts'
import { decided, nonEmpty, type Person, shareOf, sometimes, type Streams } from './person.ts'
import { geneTable, type GeneValues } from './genes.ts'
import { randomShapes } from './random-shapes.ts'

/** How likely each outline is with women and with men: heavy jaws are rarer with women. */
const outlines: Readonly<Record<GeneValues['headShape'], readonly [women: number, men: number]>> = {
  oval: [3, 2],
  round: [1.5, 1],
  square: [0.3, 2],
  long: [1, 1.5],
  diamond: [2, 1],
  triangular: [0.2, 0.6],
  heart: [3, 1],
}

/** Brows that are all but a line, which few people wear. */
const plucked: Readonly<Partial<Record<GeneValues['browStyle'], number>>> = {
  rounded: 0.2,
  'high-arched': 0.6,
  angled: 0.6,
}

/** A face by chance. */
export function randomFace(streams: Streams, person: Person): Partial<GeneValues> {
  return {
    ...randomShapes(streams, person),
    headShape: streams('headShape').weighted(nonEmpty(geneTable.headShape.choices), (one) => {
      const [women, men] = outlines[one]
      return women + (men - women) * person.sex
    }),
    cleft: sometimes(streams('cleft'), 0.08 + person.sex * 0.1, 0.3, 0.9),
    eyeColour: randomEyes(streams('eyeColour'), person),
    lashes: 0.65 - person.presentation * 0.4 + streams('lashes').middling() * 0.3,
    browStyle: streams('browStyle').weighted(nonEmpty(geneTable.browStyle.choices), (one) => plucked[one] ?? 1),
    browThickness: 0.52 + person.presentation * 0.1 + decided(streams('browThickness').middling(), 0.4) * 0.36,
    lipstick: randomLips(streams('lipstick'), person),
    earPoint: 0,
  }
}

/** Near the color that lips have, as most wear it by day. */
const quietLips = {
  fair: ['#c0707a', '#c86a5a', '#b86a66', '#c27c74'],
  deep: ['#8a4440', '#96504a', '#7d3a3e', '#a05a4c'],
} as const
const loudLips = ['#b04a55', '#a8323c', '#8a2c40'] as const

/** Whoever wants red lips says so: by chance they are rare. */
function randomLips(stream: Random, { presentation, skinTone }: Person): string {
  if (presentation >= 0.35 || !stream.chance(0.32)) return ''
  return stream.pick(stream.chance(0.15) ? loudLips : quietLips[skinTone < 0.5 ? 'fair' : 'deep'])
}

/** Light eyes come with the European share. */
function randomEyes(stream: Random, person: Person): string {
  const light = shareOf('european', person)
  const dark = new Set<string>(['dark-brown', 'brown', 'light-brown'])
  const entry = stream.weighted(nonEmpty(eyeColors), ({ id }) => (dark.has(id) ? 1.4 - light : light * light * 0.5))
  return entry.more
}
