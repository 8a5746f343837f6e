import { describe, expect, it } from 'vitest'
import { Album, AlbumFields } from './albums.ts'
import { limits } from '#limits.ts'
import {
  changeableMediaFields,
  MediaArchive,
  MediaChange,
  MediaCounts,
  MediaDeletion,
  mediaLimits,
  MediaMonths,
  mediaSorts,
} from './media.ts'
import { Recipe, RecipeVerdict, RecipeVerification } from './recipes.ts'
import { NewShare, sharedPath, ShareState } from './shares.ts'
import { refusals, wrongFields } from '#testing.ts'

const ids = (many: number) => Array.from({ length: many }, (_, at) => `m${at}`)

describe('a change to many pictures', () => {
  it('names 1 to 1,000 of them', () => {
    expect(MediaChange.parse({ ids: ['m1'] })).toEqual({ ids: ['m1'] })
    expect(MediaChange.parse({ ids: ids(mediaLimits.changed) }).ids).toHaveLength(1000)
    const says = 'Value must be a list of 1 to 1,000 ids'
    for (const wrong of [[], ids(mediaLimits.changed + 1), 'm1', undefined, null]) {
      expect(refusals(MediaChange, { ids: wrong })).toEqual([['ids', says]])
      expect(refusals(MediaDeletion, { ids: wrong })).toEqual([['ids', says]])
    }
  })

  it.each([
    [{ ids: ['_m'] }, 'ids.0'],
    [{ ids: ['m1', 7] }, 'ids.1'],
    [{ ids: ['m1'], favorite: 'yes' }, 'favorite'],
    [{ ids: ['m1'], trashed: 1 }, 'trashed'],
    [{ ids: ['m1'], addAlbumIds: ids(101) }, 'addAlbumIds'],
    [{ ids: ['m1'], addAlbumIds: 'a' }, 'addAlbumIds'],
    [{ ids: ['m1'], removeAlbumIds: ['no id'] }, 'removeAlbumIds.0'],
  ])('%j is refused for its %s', (change, field) => {
    expect(wrongFields(MediaChange, change)).toEqual([field])
  })

  it('an archive holds more of them than a change', () => {
    expect(MediaArchive.parse({ ids: ids(mediaLimits.archived) }).ids).toHaveLength(10_000)
    expect(refusals(MediaArchive, { ids: ids(mediaLimits.archived + 1) })).toEqual([
      ['ids', 'Value must be a list of 1 to 10,000 ids'],
    ])
  })

  it('what an owner may change of a document, and how the library is ordered, are its attributes', () => {
    expect(changeableMediaFields).toEqual(['favorite', 'rating', 'albumIds', 'trashedAt'])
    for (const { direction } of Object.values(mediaSorts)) expect(['asc', 'desc']).toContain(direction)
  })
})

describe('figures of the library', () => {
  it('months are written as 2026-11', () => {
    const months = (month: string) => ({ total: 1, months: [{ month, count: 1 }] })
    expect(MediaMonths.parse(months('2026-11'))).toEqual(months('2026-11'))
    for (const wrong of ['2026-1', 'November', '2026-11-14', '']) {
      expect(wrongFields(MediaMonths, months(wrong))).toEqual(['months.0.month'])
    }
  })

  it('counts are whole numbers', () => {
    const none = { total: 0, images: 0, videos: 0, sheets: 0, favorites: 0, trashed: 0, bytes: 0 }
    const lists = { characters: [], styles: [], engines: [{ id: '', count: 1 }], albums: [] }
    expect(MediaCounts.parse({ ...none, ...lists })).toEqual({ ...none, ...lists })
    expect(wrongFields(MediaCounts, { ...none, ...lists, bytes: 0.5 })).toEqual(['bytes'])
    expect(wrongFields(MediaCounts, { ...none, ...lists, albums: [{ id: 'a' }] })).toEqual(['albums.0.count'])
    expect(wrongFields(MediaCounts, none)).toEqual(['characters', 'styles', 'engines', 'albums'])
  })
})

describe('an album', () => {
  it('has a name on one line, and a cover or none', () => {
    expect(AlbumFields.parse({ name: '  By the\nsea ' })).toEqual({ name: 'By the sea', coverId: null })
    expect(AlbumFields.parse({ name: 'x', coverId: '' }).coverId).toBeNull()
    expect(AlbumFields.parse({ name: '🦊'.repeat(limits.album.name) }).name).toHaveLength(128)
  })

  it.each(['', '  ', '\u0000', 'x'.repeat(limits.album.name + 1), 7, null, undefined])('is not named %j', (name) => {
    expect(refusals(AlbumFields, { name })).toEqual([['name', 'A name has 1 to 64 characters.']])
  })

  it('is answered with whatever else a document has', () => {
    const album = { $id: 'a', $createdAt: '', name: 'x', coverId: null, $permissions: [] }
    expect(Album.parse(album)).toEqual(album)
    expect(wrongFields(Album, { ...album, coverId: 7 })).toEqual(['coverId'])
  })
})

describe('a share link', () => {
  it('[MEDIA-16] ends at a date, or never', () => {
    expect(NewShare.parse({})).toEqual({})
    expect(NewShare.parse({ expire: null, password: null })).toEqual({})
    for (const expire of ['2030-01-31T12:00:00.000Z', '2030-01-31T12:00:00+02:00']) {
      expect(NewShare.parse({ expire })).toEqual({ expire })
    }
    for (const expire of ['tomorrow', '2030-01-31', '', 1_893_456_000, '2030-02-31T12:00:00Z']) {
      expect(refusals(NewShare, { expire })).toEqual([
        ['expire', 'Value must be a date and time in the future, as 2030-01-31T12:00:00.000Z'],
      ])
    }
  })

  it('[MEDIA-17] has a password of 1 to 256 characters, or none', () => {
    expect(NewShare.parse({ password: 'x'.repeat(256) }).password).toHaveLength(256)
    for (const password of ['', 'x'.repeat(257), 7]) expect(wrongFields(NewShare, { password })).toEqual(['password'])
  })

  it('says whether there is one without its address', () => {
    const state = { shared: false, createdAt: null, expire: null, password: false, includeRecipe: false }
    expect(ShareState.parse(state)).toEqual(state)
    expect(wrongFields(ShareState, { shared: true })).toEqual(['createdAt', 'expire', 'password', 'includeRecipe'])
    expect(sharedPath('t0ken')).toBe('/shared/t0ken')
  })
})

describe('a recipe', () => {
  const recipe = {
    recipe: 1,
    engine: 'illustrator',
    engineVersion: '3',
    kind: 'image',
    characterId: 'ines',
    request: { prompt: 'by the sea' },
    order: { seed: 4 },
  }

  it("keeps what is an engine's own", () => {
    expect(Recipe.parse({ ...recipe, sampler: 'euler' })).toEqual({ ...recipe, sampler: 'euler' })
  })

  it.each([
    [{ recipe: 2 }, 'recipe'],
    [{ kind: 'song' }, 'kind'],
    [{ request: '{}' }, 'request'],
    [{ order: [] }, 'order'],
    [{ characterId: null }, 'characterId'],
  ])('is none with %j', (wrong, field) => {
    expect(wrongFields(Recipe, { ...recipe, ...wrong })).toEqual([field])
  })

  it('is drawn again unless it is only to be read', () => {
    expect(RecipeVerification.parse({})).toEqual({ redraw: 'true' })
    expect(wrongFields(RecipeVerification, { redraw: 'maybe' })).toEqual(['redraw'])
  })

  it('is answered with what differs, or with nothing', () => {
    const verdict = { ours: true, recipe, same: true, differences: null, reason: 'The same.' }
    expect(RecipeVerdict.parse(verdict)).toEqual(verdict)
    const differences = { bytes: true, pixels: 0.5, of: null, largest: 3 }
    expect(wrongFields(RecipeVerdict, { ...verdict, differences })).toEqual(['differences.pixels'])
  })
})
