import { describe, expect, it } from 'vitest'
import { outfits } from '#catalogue/generated/outfits.ts'
import { goTogether } from '#color/harmony.ts'
import { nearSkin } from '#color/near-skin.ts'
import { randomGenes } from '#genes/random-person.ts'
import { skinOf } from '#genes/skin-color.ts'
import { clearOfTheirSkin, colorClothes } from './color-clothes.ts'

const nothing = { accessories: [], without: [] }
const people = Array.from({ length: 2000 }, (_, seed) => randomGenes(seed))

describe('colourClothes', () => {
  it('[ILL-130] gives none of 2,000 people by chance clothes in the colour of their skin', () => {
    const bare = people.filter((genes) => {
      const { primary, secondary } = colorClothes(genes, nothing, genes.outfit)
      return nearSkin(primary, skinOf(genes)) || nearSkin(secondary, skinOf(genes))
    })
    expect(bare).toEqual([])
  })

  it('[ILL-130] keeps every other outfit clear of every skin as well', () => {
    for (const { id } of outfits) {
      const bare = people.slice(0, 60).filter((genes) => {
        const { primary, secondary } = colorClothes(genes, nothing, id)
        return nearSkin(primary, skinOf(genes)) || nearSkin(secondary, skinOf(genes))
      })
      expect(bare).toEqual([])
    }
  })

  it('[GEN-131] a picked colour that would pass for the wearer’s skin is moved clear of it; a named one stands', () => {
    for (const genes of people.slice(0, 200)) {
      const skin = skinOf(genes)
      const scene = { ...nothing, primary: skin, secondary: '#2446c0' }
      const picked = clearOfTheirSkin(genes, { scene, by: { primary: 'choice', secondary: 'choice' } })
      expect(nearSkin(picked.primary ?? '', skin)).toBe(false)
      expect(picked.secondary).toBe('#2446c0')
      expect(clearOfTheirSkin(genes, { scene, by: { primary: 'words', secondary: 'words' } })).toBe(scene)
    }
  })

  it('[ILL-411] things that are known by a colour have it unless another is asked for', () => {
    const [genes] = people
    if (!genes) throw new Error('Nobody is there.')
    const booted = { ...nothing, accessories: ['combat-boots'] as const }
    expect(colorClothes(genes, booted, 'suit').accent).toBe('#211f20')
    expect(colorClothes(genes, { ...booted, accent: '#c8323c' }, 'suit').accent).toBe('#c8323c')
  })

  it('[ILL-130] leaves colours that somebody asked for as they are', () => {
    const [genes] = people
    if (!genes) throw new Error('Nobody is there.')
    const asked = { ...nothing, primary: skinOf(genes), secondary: skinOf(genes) }
    expect(colorClothes(genes, asked, 'sweater')).toMatchObject({ primary: asked.primary, secondary: asked.secondary })
    expect(colorClothes({ ...genes, primary: '#c98a7a', outfit: 'hoodie' }, nothing, 'hoodie').primary).toBe('#c98a7a')
  })

  it('[ILL-131] dresses 2,000 people by chance in colours that go together', () => {
    const clashing = people.filter((genes) => {
      const { primary, secondary, accent } = colorClothes(genes, nothing, genes.outfit)
      return !goTogether(primary, secondary) || !goTogether(primary, accent) || !goTogether(secondary, accent)
    })
    expect(clashing).toEqual([])
  })

  it('[ILL-131] finds trimmings that go with whatever is put on', () => {
    for (const { id } of outfits) {
      for (const genes of people.slice(0, 40)) {
        const { primary, secondary, accent } = colorClothes(genes, nothing, id)
        expect(goTogether(accent, primary) && goTogether(accent, secondary)).toBe(true)
      }
    }
  })
})
