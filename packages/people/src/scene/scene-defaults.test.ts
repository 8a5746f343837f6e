import { describe, expect, it } from 'vitest'
import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import { backgrounds } from '#catalogue/generated/backgrounds.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { poses } from '#catalogue/generated/poses.ts'
import { marks } from '#catalogue/marks/marks.ts'
import type { Scene } from '#reading/to-scene.ts'
import {
  alwaysWith,
  backgroundsFor,
  expressionsFor,
  framingsFor,
  isCarried,
  isInHands,
  isRidden,
  mountOf,
  outfitFor,
  posesFor,
  poseWithAnimal,
  riddenOf,
  thingsFor,
} from './scene-defaults.ts'

const scene = (rest: Partial<Scene> = {}): Scene => ({ accessories: [], without: [], ...rest })
const ids = (weights: object) => Object.keys(weights)
/** The first entry of a list of which something is known; a list without any has lost its rule. */
function first<T>(list: readonly T[], is: (one: T) => unknown): T {
  const found = list.find(is)
  if (!found) throw new Error('No such entry')
  return found
}

describe('where somebody is by chance', () => {
  const plain = first(outfits, ({ more }) => !more.places).id

  it('is a place of the pose, whatever else is asked for', () => {
    const { id, more } = first(poses, (one) => one.more.places)
    expect(backgroundsFor(plain, scene({ pose: id, weather: 'snow', time: 'night' }))).toBe(more.places)
  })

  it('has snow where it snows, and an open sky where there is any weather', () => {
    const snow = ids(backgroundsFor(plain, scene({ weather: 'snow' })))
    expect(snow).toContain('snow-mountains')
    const rain = ids(backgroundsFor(plain, scene({ weather: 'rain' })))
    expect(rain).toContain('city-street')
    const inside = backgrounds.filter(({ more }) => more.sky === false).map(({ id }) => String(id))
    expect([...snow, ...rain].filter((id) => inside.includes(id))).toEqual([])
  })

  it('goes by the hour, and by the clothes before it', () => {
    const night = backgroundsFor(plain, scene({ time: 'night' }))
    expect(night).toMatchObject({ 'neon-city': expect.any(Number) })
    expect(ids(backgroundsFor(plain, scene({ time: 'dawn' })))).toContain('meadow')
    const { id, more } = first(outfits, (one) => one.more.places)
    expect(backgroundsFor(id, scene({ time: 'night' }))).toMatchObject(more.places ?? {})
    expect(backgroundsFor(id, scene())).toMatchObject(more.places ?? {})
    expect(ids(backgroundsFor(plain, scene()))).toContain('studio')
  })
})

describe('what somebody wears and does by chance', () => {
  it('a hood that the clothes do not have comes with others', () => {
    const own = first(outfits, ({ more }) => !more.hooded && !more.legendary).id
    const legend = first(outfits, ({ more }) => !more.hooded && more.legendary).id
    const hooded = first(outfits, ({ id, more }) => more.hooded && id !== 'hoodie' && id !== 'cloak').id
    expect(outfitFor(own, [])).toBe(own)
    expect(outfitFor(own, ['hood'])).toBe('hoodie')
    expect(outfitFor(legend, ['hood'])).toBe('cloak')
    expect(outfitFor(hooded, ['hood'])).toBe(hooded)
  })

  it('what is held asks for a pose: its own, or any that holds', () => {
    const own = first(accessories, ({ more }) => more.poses)
    expect(posesFor('suit', 'studio', [own.id])).toBe(own.more.poses)
    const held = first(accessories, ({ more }) => more.slot === 'hand' && !more.poses).id
    expect(posesFor('suit', 'studio', [held])).toEqual({ holding: 1 })
    expect(isInHands(held)).toBe(true)
  })

  it('who floats flies, and who thinks looks like it', () => {
    const afloat = first(backgrounds, ({ more }) => more.afloat).id
    const plain = first(outfits, ({ more }) => !more.poses).id
    expect(posesFor(plain, afloat, [])).toEqual({ flying: 1 })
    expect(posesFor(plain, 'studio', [], 'thoughtful')).toMatchObject({ thinking: 3 })
    expect(posesFor(plain, 'studio', [], 'happy')).toMatchObject({ relaxed: 5, standing: 4 })
  })

  it('hands that hold something without a name have what the place gives', () => {
    const bar = first(backgrounds, ({ more }) => more.holds)
    expect(thingsFor('holding', bar.id, false)).toBe(bar.more.holds)
    const bare = first(backgrounds, ({ more }) => !more.holds).id
    expect(thingsFor('holding', bare, false)).toEqual({ bouquet: 2, mug: 1 })
    expect(thingsFor('holding', bare, true)).toEqual({})
    expect(thingsFor('standing', bare, false)).toEqual({})
    const brought = first(poses, ({ more }) => more.thing)
    expect(thingsFor(brought.id, bare, true)).toEqual({ [brought.more.thing ?? '']: 1 })
  })

  it('a face goes with the gesture, then with the pose', () => {
    const { id, more } = first(poses, (one) => one.more.faces)
    const plain = first(poses, (one) => !one.more.faces).id
    expect(expressionsFor(id)).toBe(more.faces)
    expect(expressionsFor(plain, [id])).toBe(more.faces)
    const other = first(poses, (one) => one.more.faces && one.more.faces !== more.faces)
    expect(expressionsFor(id, [other.id])).toBe(other.more.faces)
    expect(expressionsFor(plain)).toMatchObject({ smile: 5 })
  })
})

describe('animals and what is ridden', () => {
  const horse = first(accessories, ({ more }) => (more.ridden?.length ?? 0) > 1)
  const [saddle] = horse.more.ridden ?? []

  it('an animal is on the lap, in the arms or beside, and the body with it', () => {
    const cat: readonly AccessoryId[] = ['cat']
    expect(poseWithAnimal(cat, { cat: { place: 'lap' } })).toBe('sitting')
    expect(poseWithAnimal(cat, { cat: { place: 'arms' } })).toBe('holding')
    expect(poseWithAnimal(cat)).toBeUndefined()
    expect([isCarried('cat', { cat: { place: 'shoulder' } }), isCarried('cat')]).toEqual([true, false])
    expect([isInHands('cat', { cat: { place: 'leash' } }), isInHands('cat', { cat: { place: 'lap' } })]).toEqual([
      true,
      false,
    ])
  })

  it('what is ridden is under whoever takes that pose, and nobody else', () => {
    expect(isRidden(horse.id, saddle!)).toBe(true)
    expect(isRidden(horse.id, 'standing')).toBe(false)
    expect(riddenOf(saddle!, [horse.id])).toBe(horse.id)
    expect(riddenOf('standing', [horse.id])).toBeUndefined()
  })

  it('a beast that is seldom ridden is so only where words put it there', () => {
    const wolf = first(accessories, ({ more }) => more.slot === 'beside' && more.ridden?.length === 1)
    const [pose] = wolf.more.ridden ?? []
    expect(riddenOf(pose!, [wolf.id])).toBeUndefined()
    expect(riddenOf(pose!, [wolf.id], { [wolf.id]: { place: 'under' } })).toBe(wolf.id)
  })

  it('a pose brings along what it is on, or has in one hand always', () => {
    for (const { id, more } of poses) {
      expect(mountOf(id)).toBe(more.thing && isRidden(more.thing, id) ? more.thing : undefined)
      expect(alwaysWith(id)).toBe(more.always ? more.thing : undefined)
    }
    expect(poses.some(({ id }) => mountOf(id))).toBe(true)
    expect(poses.some(({ id }) => alwaysWith(id))).toBe(true)
  })
})

describe('how much of somebody is seen by chance', () => {
  const calm = first(poses, ({ more }) => !more.shows).id

  it('as much as the pose needs', () => {
    const showing = (part: string) => framingsFor(first(poses, ({ more }) => more.shows === part).id, [])
    expect(showing('body')).toEqual({ full: 1 })
    expect(ids(showing('legs')).toSorted()).toEqual(['full', 'three-quarter'])
    expect(ids(showing('hands'))).toContain('half')
    expect(framingsFor(calm, [])).toMatchObject({ half: 5, portrait: 1 })
  })

  it('what is low is in it, and what is held', () => {
    expect(framingsFor(calm, [first(accessories, ({ more }) => more.low).id])).toEqual({ full: 1 })
    const held = first(accessories, ({ more }) => more.slot === 'hand' && !more.low).id
    expect(ids(framingsFor(calm, [held]))).not.toContain('portrait')
  })

  it('marks of the body are seen: legs in a whole figure, a face from near', () => {
    const marked = (where: string) => [first(marks, ({ more }) => more.where === where).id]
    expect(framingsFor(calm, [], marked('legs'))).toEqual({ full: 1 })
    expect(ids(framingsFor(calm, [], marked('arms')))).toContain('half')
    expect(ids(framingsFor(calm, [], marked('face')))).toContain('portrait')
  })
})
