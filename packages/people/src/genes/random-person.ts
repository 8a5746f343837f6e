import { hairColors } from '#catalogue/colors.ts'
import { random, type Random } from '#seed/random.ts'
import type { Person, Streams } from './person.ts'
import { randomFace } from './random-face.ts'
import { randomLook } from './random-look.ts'
import { type GeneId, type Genes, genesVersion, type GeneValues } from './genes.ts'
import { settleAll } from './value.ts'

/**
 * A person by chance: valid, pleasant, and like people in how things go together (gray hair comes with age, beards
 * with men). What is `given` stands as it is, and the rest leans on it.
 */
export function randomGenes(seed: number, given: Partial<GeneValues> = {}): Genes {
  const streams: Streams = (id) => random(`gene:${id}`, seed)
  const person = randomPerson(streams, given)
  const drawn: Partial<GeneValues> = {
    ...person,
    ...randomBody(streams, person),
    ...randomFace(streams, person),
    ...randomLook(streams, { ...person, given }),
    ...given,
  }
  return { v: genesVersion, ...settleAll((id) => drawn[id]), more: {} }
}

function randomPerson(streams: Streams, given: Partial<GeneValues>): Person {
  const sex = given.sex ?? (streams('sex').chance(0.5) ? 1 : 0)
  const presentation = given.presentation ?? clamp(sex + streams('presentation').middling() * 0.25)
  const age = given.age ?? randomAge(streams('age'), given)
  const heritage = randomHeritage(streams, given)
  const { african, asian, european } = heritage
  const mean = (african * 0.78 + asian * 0.34 + european * 0.2) / Math.max(0.01, african + asian + european)
  // The very palest look like paper in bright light.
  const skinTone = given.skinTone ?? clamp(Math.max(0.07, mean + streams('skinTone').middling() * 0.3))
  return { sex, presentation, age, ...heritage, skinTone }
}

/**
 * Grown-ups of every age, the young, who are drawn most, somewhat more often. Whoever is described without a word on
 * their age is meant to be young, unless their hair says otherwise.
 */
function randomAge(stream: Random, given: Partial<GeneValues>): number {
  const share = stream.share()
  if (agedHair.has(given.hairColour ?? '')) return Math.floor(52 + share * 28)
  if (Object.keys(given).length > 0) return Math.floor(20 + share * 24)
  return Math.floor(share < 0.7 ? 18 + (share / 0.7) * 27 : 45 + ((share - 0.7) / 0.3) * 46)
}

const agedHair = new Set<string>(
  hairColors.filter(({ id }) => ['salt-and-pepper', 'grey', 'silver', 'white'].includes(id)).map(({ more }) => more),
)

/** Hair that comes with the European form; black and dark brown come with any. */
const fair = new Set<string>(
  hairColors
    .filter(({ id, more }) => !['black', 'dark-brown', 'brown'].includes(id) && !agedHair.has(more))
    .map(({ more }) => more),
)

/** One form leads, the others join in: faces of every kind, and mixed ones. */
function randomHeritage(streams: Streams, given: Partial<GeneValues>): Pick<Person, 'african' | 'asian' | 'european'> {
  const isFair = fair.has(given.hairColour ?? '')
  const lead = streams('heritage').weighted(['african', 'asian', 'european'], (id) =>
    isFair && id !== 'european' ? 0.08 : 1,
  )
  const part = (id: 'african' | 'asian' | 'european') => {
    const share = streams(id).between(0, 1)
    return given[id] ?? (lead === id ? 0.7 + share * 0.3 : share * share * 0.5)
  }
  return { african: part('african'), asian: part('asian'), european: part('european') }
}

function randomBody(streams: Streams, { sex, age }: Person): Partial<GeneValues> {
  const around = (id: GeneId, middle: number, spread: number) => middle + streams(id).middling() * spread
  return {
    height: around('height', 0.5, 0.28),
    muscle: around('muscle', 0.34 + sex * 0.24 - Math.max(0, age - 55) * 0.005, 0.35),
    weight: around('weight', 0.34 + Math.min(25, Math.max(0, age - 25)) * 0.006, 0.45),
    proportions: around('proportions', 0.72, 0.3),
    bust: around('bust', 0.42, 0.35),
    shoulders: around('shoulders', sex * 0.4 - 0.25, 0.5),
    waist: around('waist', Math.max(0, age - 40) * 0.006, 0.5),
    hips: around('hips', 0, 0.6),
    legs: around('legs', 0.1, 0.5),
    neck: around('neck', 0, 0.5),
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
