import { limits } from '@eidolon/contract/limits.ts'
import { accessories, backgrounds, colours, outfits, poses, styles } from '@eidolon/people'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSearch } from '#domain/search/read-search.ts'
import { saidPart, writeCaption } from './write-caption.ts'

const scene = {
  pose: 'sitting',
  expression: 'smile',
  background: 'beach',
  time: 'sunset',
  weather: 'clear',
  framing: 'half',
  camera: 'low',
  outfit: 'summer-dress',
  primary: '#c8323c',
  secondary: '#f2e6d0',
  accessories: ['sunglasses', 'sword'],
}
const mara = { name: 'Mara', appearance: 'a woman with silver hair' }
const picture = { kind: 'image', scene, style: 'painterly', prompt: '', character: mara } as const

it('[SEARCH-1] a caption says in plain English what was drawn', () => {
  expect(writeCaption(picture).caption).toBe(
    'Mara in a red summer dress, silver hair, sitting, smiling, with sunglasses and a sword, at the beach at sunset, half body, low angle, painterly',
  )
  const film = { ...scene, outfit: 'overalls', background: 'office', motion: 'wave', cameraMove: 'orbit' }
  expect(writeCaption({ ...picture, kind: 'video', scene: film, character: undefined }).caption).toMatch(
    /^Somebody in red overalls, waving, sitting, smiling, .*in an office.*, orbit, painterly$/,
  )
})

it('[MEDIA-50] a caption names everybody', () => {
  const shown = (...names: string[]) => writeCaption({ ...picture, others: names.map((name) => ({ name })) }).caption
  expect(shown('Kofi')).toMatch(/^Mara and Kofi in a red summer dress, sitting, smiling/)
  expect(shown('Kofi', 'Ana')).toMatch(/^Mara, Kofi and Ana in /)
})

it('[READ-46] what somebody does besides is told with their pose, and found as one', () => {
  const { caption, says } = writeCaption({ ...picture, scene: { gestures: ['waving'], ...scene } })
  expect(caption).toContain('sitting, waving')
  expect(says.split(' ')).toEqual(expect.arrayContaining(['pose:sitting', 'pose:waving']))
  expect(readSearch('sitting, waving').wanted.map(({ part }) => part)).toEqual(['pose:sitting', 'pose:waving'])
})

it('[SEARCH-1] clothes are told with what they are made of', () => {
  const torn = { ...scene, material: 'denim', pattern: 'striped', torn: true }
  const { caption, says } = writeCaption({ ...picture, scene: torn })
  expect(caption).toMatch(/^Mara in a torn red .*strip.* denim summer dress, /)
  expect(says.split(' ')).toEqual(expect.arrayContaining(['wear:torn', 'material:denim', 'pattern:striped']))
})

it('[SEARCH-1] things are told with the colour and the material that they have', () => {
  const tints = { sunglasses: { colour: '#c9993f', material: 'metal' }, sword: { material: 'glass' } }
  const { caption, says } = writeCaption({ ...picture, scene: { ...scene, tints } })
  expect(caption).toContain('with gold sunglasses and a glass sword')
  expect(says.split(' ')).toEqual(
    expect.arrayContaining(['thingcolour:sunglasses--gold', 'thingmaterial:sword--glass']),
  )
  const odd = { sunglasses: 7, sword: null, zorb: { colour: 'red' } }
  expect(writeCaption({ ...picture, scene: { ...scene, tints: odd } })).toEqual(writeCaption(picture))
})

it('[SEARCH-1] animals are told with their number, their colour and where they are, and found by that', () => {
  const tints = { wolf: { many: 3 }, cat: { place: 'lap', colour: '#c8323c' }, fox: { many: 2, place: 'feet' } }
  const { caption, says } = writeCaption({
    ...picture,
    scene: { ...scene, accessories: ['cat', 'wolf', 'fox'], tints },
  })
  expect(caption).toContain('with a red cat on the lap and three wolves and two foxes at the feet')
  const wanted = readSearch('three wolves, a cat on her lap').wanted.map(({ part }) => part)
  expect(wanted).toEqual(expect.arrayContaining(['thingcount:wolf--3', 'thingplace:cat--lap']))
  expect(says.split(' ')).toEqual(expect.arrayContaining(wanted))
})

it('[SEARCH-1] what was drawn counts, and not what the prompt asked for', () => {
  const { caption, says } = writeCaption({ ...picture, prompt: 'standing in a forest, blue eyes' })
  expect(caption).toContain('sitting')
  expect(caption).not.toMatch(/standing|forest/)
  expect(says.split(' ')).toEqual(expect.arrayContaining(['pose:sitting', 'background:beach', 'eyecolour:blue']))
  expect(says).not.toContain('forest')
})

it('[SEARCH-1] words that a model was given stand in the caption as they are, beside what they say', () => {
  const prompt = 'red dress by the sea\n at night, her flibbertwix, no hat'
  const { caption, says } = writeCaption({ ...picture, scene: { time: 'dusk' }, style: '', prompt })
  expect(caption).toBe(
    'Mara in a red summer dress, silver hair, at the beach at dusk: red dress by the sea at night, her flibbertwix, no hat',
  )
  expect(says.split(' ')).toEqual(expect.arrayContaining(['outfit:summer-dress', 'colour:red', 'time:dusk']))
  expect(says).not.toMatch(/time:night|fedora/)
})

it('[SEARCH-1] neither the hour nor the weather is told where nobody sees them', () => {
  const { caption, says } = writeCaption({ ...picture, scene: { ...scene, background: 'studio', weather: 'rain' } })
  expect(caption).toContain('in a studio, half body')
  expect(says).not.toMatch(/time:|weather:/)
})

it('[SEARCH-1] colours go by every name that people might give them', () => {
  const purple = colours.find(({ id }) => id === 'purple')?.more
  const { caption, says } = writeCaption({ ...picture, scene: { ...scene, primary: purple } })
  expect(caption).toContain('a purple summer dress')
  expect(says.split(' ')).toEqual(expect.arrayContaining(['colour:purple', 'colour:violet']))
})

it('[SEARCH-1] every picture has a caption, whatever is known of it', () => {
  const nothing = { scene: {}, style: '', prompt: '', character: undefined }
  expect(writeCaption({ kind: 'image', ...nothing })).toEqual({ caption: 'A picture', says: '' })
  expect(writeCaption({ kind: 'video', ...nothing }).caption).toBe('A video')
  const idOf = (list: readonly { readonly id: string }[]) => fc.constantFrom(...list.map(({ id }) => id))
  const some = fc.record(
    {
      pose: idOf(poses),
      outfit: idOf(outfits),
      background: idOf(backgrounds),
      accessories: fc.uniqueArray(idOf(accessories)),
      primary: fc.oneof(fc.constantFrom('#ffffff', '#123456'), fc.string()),
      framing: fc.anything(),
    },
    { requiredKeys: [] },
  )
  const shown = fc.record({
    kind: fc.constantFrom('image', 'video'),
    scene: some,
    style: fc.oneof(idOf(styles), fc.string({ unit: 'binary', maxLength: 32 })),
    prompt: fc.string({ unit: 'binary', maxLength: 2000 }),
    character: fc.record({ name: fc.string({ unit: 'binary' }), appearance: fc.string() }),
  })
  fc.assert(
    fc.property(shown, (one) => {
      const { caption, says } = writeCaption(one)
      expect(caption).not.toBe('')
      expect(caption.isWellFormed()).toBe(true)
      expect(caption).not.toContain('\0')
      expect(Array.from(caption).length).toBeLessThanOrEqual(limits.media.caption)
      expect(says).toMatch(/^([a-z0-9]+:[a-z0-9-]+( |$))*$/)
    }),
    { numRuns: 200 },
  )
})

it('[SEARCH-1] every value of the catalogue can be asked for', () => {
  for (const [field, list] of Object.entries({ accessories, background: backgrounds, outfit: outfits, pose: poses }))
    for (const { id } of list) expect(saidPart(field, id)).toBe(`${field}:${id}`)
  expect(saidPart('style', 'a b')).toBeUndefined()
  expect(saidPart('style', '')).toBeUndefined()
})

it('[READ-31] who somebody is stands in the caption where nothing else says it', () => {
  const { caption, says } = writeCaption({ ...picture, prompt: 'a female mage in a blue tunic', character: undefined })
  expect(caption).toMatch(/^A woman, a mage in a red summer dress, /)
  expect(says.split(' ')).toContain('role:mage')
})
