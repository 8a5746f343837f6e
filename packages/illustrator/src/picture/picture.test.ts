import { describe, expect, it } from 'vitest'
import { lookAt } from '#lens/camera.ts'
import { backgrounds, randomSetting, type OutfitId, randomGenes, type Scene } from '@eidolon/people'
import { square } from '#geometry/testing.ts'
import { clearView } from './clear-view.ts'
import { blurByDepth } from './depth-of-field.ts'
import { scaled } from '#raster/scale.ts'
import { shown, toned, toPicture } from './tone.ts'

const grade = { exposure: 1, saturation: 1, contrast: 1, tint: [1, 1, 1], bloom: 0, vignette: 0 } as const
const empty = { accessories: [], without: [] }

describe('setting', () => {
  it('[ILL-51] decides all that a scene leaves open, the same for the same seed', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const genes = randomGenes(seed)
      const setting = randomSetting(genes, empty, seed)
      expect(setting).toEqual(randomSetting(genes, empty, seed))
      expect(Object.values(setting).every((value) => value !== undefined)).toBe(true)
      expect(setting.outfit).toBe(genes.outfit)
      const place = backgrounds.find(({ id }) => id === setting.background)
      expect(place?.more.sky === true || setting.weather === 'clear').toBe(true)
    }
  })

  it('[ILL-51] keeps what the scene says, and adds and leaves out what it says', () => {
    const genes = { ...randomGenes(3), accessories: ['glasses', 'fedora'] as const }
    const scene = {
      ...empty,
      pose: 'sitting',
      background: 'cafe',
      accessories: ['beanie'],
      without: ['glasses'],
    } as const
    const setting = randomSetting(genes, scene, 3)
    expect(setting).toMatchObject({ pose: 'sitting', background: 'cafe', accessories: ['beanie'] })
  })

  it('[ILL-55] puts into the hands what the pose needs, unless the scene names or denies something', () => {
    const genes = { ...randomGenes(3), accessories: ['glasses', 'staff'] as const }
    const held = (scene: Partial<Scene>, seed = 3) => randomSetting(genes, { ...empty, ...scene }, seed).accessories
    expect(held({ pose: 'reading' })).toEqual(['glasses', 'book'])
    expect(held({ pose: 'sword-ready' })).toEqual(['glasses', 'sword'])
    expect(held({ pose: 'casting' })).toEqual(['glasses', 'orb'])
    expect(held({ pose: 'casting', accessories: ['sword'] })).toEqual(['glasses', 'sword'])
    expect(held({ pose: 'sword-ready', without: ['sword', 'staff'] })).toEqual(['glasses'])
    expect(held({ pose: 'holding' })).toEqual(['glasses', 'staff'])
    expect(held({ pose: 'waving', without: ['staff'] })).toEqual(['glasses'])
    const places = ['cafe', 'garden', 'cave'] as const
    const things = places.map((background) => held({ pose: 'holding', background, without: ['staff'] }).at(-1))
    for (const thing of things) expect(['mug', 'bouquet', 'lantern']).toContain(thing)
    expect(things[2]).toBe('lantern')
  })

  it('[ILL-133] frames whoever holds something so that it is in the picture', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const scene = { ...empty, accessories: ['apple'] as const }
      expect(['portrait', 'bust']).not.toContain(randomSetting(randomGenes(seed), scene, seed).framing)
    }
    expect(randomSetting(randomGenes(3), { ...empty, accessories: ['briefcase'] }, 3).framing).toBe('full')
  })

  it('[ILL-138] frames whoever makes a gesture so that their hands are in the picture', () => {
    for (let seed = 1; seed <= 60; seed++) {
      for (const pose of ['waving', 'pointing', 'peace-sign'] as const)
        expect(['portrait', 'bust']).not.toContain(randomSetting(randomGenes(seed), { ...empty, pose }, seed).framing)
    }
  })

  it('[ILL-58] has clothes with a hood where one is to be up', () => {
    const worn = (outfit: OutfitId, accessories: Scene['accessories']) =>
      randomSetting({ ...randomGenes(3), outfit }, { ...empty, accessories }, 3).outfit
    expect(worn('suit', ['hood'])).toBe('hoodie')
    expect(worn('tunic', ['hood'])).toBe('cloak')
    expect(worn('winter-coat', ['hood'])).toBe('winter-coat')
    expect(worn('suit', ['fedora'])).toBe('suit')
  })

  it('[ILL-51] puts on another outfit in its own colours unless they are named', () => {
    const genes = { ...randomGenes(3), outfit: 'suit' as const, primary: '#123456' }
    expect(randomSetting(genes, empty, 3).primary).toBe('#123456')
    expect(randomSetting(genes, { ...empty, outfit: 'kimono' }, 3).primary).not.toBe('#123456')
    expect(randomSetting(genes, { ...empty, outfit: 'kimono', primary: '#ffffff' }, 3).primary).toBe('#ffffff')
  })
})

describe('tone', () => {
  it('[ILL-52] never shows brighter light darker, keeps black black and nears white softly', () => {
    const shades = Array.from({ length: 2000 }, (_, at) => shown(at / 100))
    expect(shades).toEqual(shades.toSorted((a, b) => a - b))
    expect(shades[0]).toBe(0)
    expect(shown(1)).toBeLessThan(0.95)
    expect(shown(16)).toBeGreaterThan(0.99)
    expect(shown(0.2)).toBeCloseTo(0.4845, 2)
  })

  it('[ILL-52] spreads soft gradients over neighbouring values instead of steps', () => {
    const light = new Float32Array(64 * 64 * 3).fill(0.2003)
    const { pixels } = toPicture(toned(light, 64, 64, grade))
    const reds = new Set(Array.from({ length: 64 * 64 }, (_, at) => pixels[at * 4]))
    expect(reds.size).toBe(2)
    expect(pixels[3]).toBe(255)
  })
})

describe('lens', () => {
  const camera = lookAt([0, 0, 40], [0, 0, 0], { focal: 60, width: 32, height: 32 })

  it('[ILL-42] does not smear what is sharp into what is blurred behind it', () => {
    const color = new Float32Array(32 * 32 * 3)
    const depth = new Float32Array(32 * 32).fill(200)
    for (let y = 0; y < 32; y++) {
      for (let x = 0; x < 16; x++) {
        depth[y * 32 + x] = 40
        color.fill(1, (y * 32 + x) * 3, (y * 32 + x) * 3 + 3)
      }
    }
    const out = blurByDepth(color, depth, camera, { depth: 40, blur: 0.15 }, () => {})
    expect(out[(16 * 32 + 20) * 3]).toBeLessThan(0.05)
    expect(out[(16 * 32 + 12) * 3]).toBe(1)
  })

  it('[ILL-53] has nothing of the set between the camera and the person, and leaves the rest', () => {
    const person = { left: 10, top: 4, right: 22, bottom: 32 }
    const [before, beside, behind] = [square(0, 2, 20, 0.6), square(6, 2, 20, 0.6), square(0, 2, -20, 4)]
    const cleared = clearView([before, beside, behind], camera, person, 33)
    expect(cleared.map(({ triangles }) => triangles.length)).toEqual([0, 6, 6])
  })

  it('enlarges evenly', () => {
    const out = scaled(Float32Array.from([0, 1, 0, 1]), 1, [2, 2], [4, 4])
    expect([...out.subarray(0, 4)]).toEqual([0, 0.25, 0.75, 1])
  })
})
