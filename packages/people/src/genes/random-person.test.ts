import { describe, expect, it } from 'vitest'
import { hairStyles } from '#catalogue/generated/hair-styles.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { geneDistance } from './distance.ts'
import { geneIds, geneOf, geneTable, type GeneId, type Genes } from './genes.ts'
import { randomGenes } from './random-person.ts'
import { readGenes, writeGenes } from './read.ts'

const people = Array.from({ length: 1000 }, (_, seed) => randomGenes(seed))
const share = (holds: (genes: Genes) => boolean) => people.filter(holds).length / people.length
const values = (id: GeneId) => people.map((genes) => Number(genes[id])).toSorted((a, b) => a - b)

const asked = new Set<string>([
  ...outfits.filter(({ more }) => more.asked).map(({ id }) => id),
  ...hairStyles.filter(({ more }) => 'asked' in more).map(({ id }) => id),
])

describe('randomGenes', () => {
  it('[ILL-4] makes a thousand people without a value out of range', () => {
    for (const genes of people) expect(readGenes(writeGenes(genes))).toEqual(genes)
  })

  it('[ILL-4] spreads over sexes, ages, builds and skins', () => {
    expect(share(({ sex }) => sex === 1)).toBeCloseTo(0.5, 1)
    const ages = [18, 30, 45, 60, 75].map((from, at, all) =>
      share(({ age }) => age >= from && age < (all[at + 1] ?? 91)),
    )
    expect(Math.min(...ages)).toBeGreaterThan(0.1)
    const reach = (['height', 'weight', 'muscle'] as const).map((id) => (values(id)[949] ?? 0) - (values(id)[50] ?? 0))
    expect(Math.min(...reach)).toBeGreaterThan(0.25)
    const tones = [0, 0.25, 0.4, 0.6].map((from, at, all) =>
      share(({ skinTone }) => skinTone >= from && skinTone < (all[at + 1] ?? 2)),
    )
    expect(Math.min(...tones)).toBeGreaterThan(0.1)
    const forms = (['african', 'asian', 'european'] as const).map((id) => share((genes) => genes[id] > 0.6))
    expect(Math.min(...forms)).toBeGreaterThan(0.25)
  })

  it('[ILL-4] gives every choice to somebody who can have it', () => {
    for (const id of ['headShape', 'browStyle', 'hairStyle', 'beard', 'outfit'] as const) {
      const seen = new Set<string>(people.map((genes) => genes[id]))
      const never = geneTable[id].choices.filter((one) => !seen.has(one))
      expect(never.filter((one) => !asked.has(one))).toEqual([])
    }
  })

  it('[ILL-413] gives nobody by chance what is worn when it is asked for', () => {
    expect(asked.size).toBeGreaterThan(0)
    expect(people.filter(({ outfit, hairStyle }) => asked.has(outfit) || asked.has(hairStyle))).toEqual([])
  })

  it('[ILL-4] makes faces that differ, and no caricatures', () => {
    const face = geneIds.filter((id) => geneOf(id).group === 'face')
    const some = people.slice(0, 100)
    const nearest = some.map((one) =>
      Math.min(...some.filter((other) => other !== one).map((other) => geneDistance(one, other, face))),
    )
    expect(Math.min(...nearest)).toBeGreaterThan(0.05)
    const shapes = geneIds.filter((id) => 'targets' in geneOf(id))
    const farthest = shapes.flatMap((id) => people.map((genes) => Math.abs(Number(genes[id]))))
    expect(farthest.filter((value) => value > 0.9)).toEqual([])
  })

  it('[ILL-6] grey hair comes with age, beards with men, light hair with light skin', () => {
    expect(people.filter(({ age, grey }) => age < 32 && grey > 0)).toEqual([])
    const old = people.filter(({ age }) => age > 75)
    expect(old.filter(({ grey }) => grey > 0.5).length / old.length).toBeGreaterThan(0.9)
    expect(people.filter(({ sex, beard }) => sex === 0 && beard !== 'none')).toEqual([])
    const soft = Array.from({ length: 60 }, (_, seed) => randomGenes(seed, { sex: 1, presentation: 0.5 }))
    expect(soft.filter(({ beard }) => beard !== 'none')).toEqual([])
    const men = people.filter(({ sex }) => sex === 1)
    expect(men.filter(({ beard }) => beard !== 'none').length / men.length).toBeGreaterThan(0.3)
    expect(
      people.filter(({ skinTone, hairColour }) => skinTone > 0.75 && ['#d4ae6a', '#e9dcc0'].includes(hairColour))
        .length,
    ).toBeLessThan(5)
  })

  it('[ILL-795] men whom chance alone makes are known by beards; whoever is described has one more seldom', () => {
    const bare = (men: readonly Genes[]) =>
      men.filter(({ beard }) => ['none', 'stubble', 'sideburns'].includes(beard)).length / men.length
    const men = people.filter(({ sex, presentation }) => sex === 1 && presentation > 0.6)
    const described = people.map((_, seed) => randomGenes(seed, { sex: 1, presentation: 1 }))
    expect(bare(men)).toBeLessThan(0.5)
    expect(bare(described)).toBeGreaterThan(0.65)
    // Full beards take years.
    const young = men.filter(({ age }) => age < 26)
    expect(young.filter(({ beard }) => beard === 'full' || beard === 'long').length / young.length).toBeLessThan(0.08)
  })

  it('[ILL-6] what is given stands, and genes that do not lean on it stay as they were', () => {
    const bearded = randomGenes(3, { sex: 0, beard: 'full', outfit: 'plate-armour' })
    expect(bearded).toMatchObject({ sex: 0, beard: 'full', outfit: 'plate-armour' })
    const plain = randomGenes(3, { sex: 0 })
    const differ = geneIds.filter((id) => String(plain[id]) !== String(bearded[id]))
    // Armor comes in its own colors.
    expect(differ.filter((id) => !['beard', 'outfit', 'primary', 'secondary'].includes(id))).toEqual([])
  })

  it('[ILL-6] whoever is described without an age is young, but not with white hair; fair hair leans on the form', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed)
    const ages = seeds.map((seed) => randomGenes(seed, { sex: 0 }).age)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...ages)).toBeLessThan(45)
    expect(Math.min(...seeds.map((seed) => randomGenes(seed, { hairColour: '#eae7e1' }).age))).toBeGreaterThan(50)
    const red = seeds.map((seed) => randomGenes(seed, { hairColour: '#a3391f' }))
    expect(red.filter(({ european }) => european > 0.6).length).toBeGreaterThan(45)
  })

  it('[ILL-1] the same seed is the same person', () => {
    expect(randomGenes(77)).toEqual(randomGenes(77))
    expect(JSON.stringify(writeGenes(randomGenes(77)))).toMatchInlineSnapshot(
      `"{"v":1,"sex":1,"presentation":1,"age":51,"african":0.26,"asian":0.81,"european":0.01,"height":0.59,"muscle":0.6,"weight":0.27,"proportions":0.72,"bust":0.36,"shoulders":0.2,"waist":0.22,"hips":0.03,"legs":0.32,"neck":-0.29,"headShape":"square","headWidth":0.28,"forehead":-0.74,"cheekbones":0.4,"cheeks":-0.52,"jaw":0.37,"chinWidth":-0.7,"chinLength":0.3,"chin":-0.52,"cleft":0,"eyeSize":-0.15,"eyeOpening":-0.34,"eyeTilt":-0.75,"eyeSpacing":-0.46,"eyeFold":-0.6,"eyeColour":"#5a3418","lashes":0.14,"browStyle":"full","browThickness":0.35,"browHeight":-0.45,"browAngle":-0.66,"noseLength":-0.5,"noseWidth":-0.62,"noseBridge":0.63,"noseTip":0.57,"noseTipWidth":-0.49,"mouthWidth":-0.28,"upperLip":-0.28,"lowerLip":-0.52,"lipstick":"","earSize":0.54,"earPoint":0,"skinTone":0.43,"undertone":-0.13,"skinDye":"natural","freckles":0,"moles":1,"scar":"none","wrinkles":-0.14,"blush":0.29,"hairStyle":"bald","hairLength":0.17,"hairCurl":0.02,"hairColour":"#35241b","highlight":"#766452","highlights":0,"grey":0.19,"beard":"none","outfit":"tshirt-jeans","accessories":[],"primary":"#926a9c","secondary":"#39384a","accent":"#e3cf8a","marks":[],"motif":"floral","ink":"","paint":"","nails":"","eyeshadow":"","otherEye":""}"`,
    )
  })
})
