import type { Database } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { sqlFiles } from '#adapters/sql/files/files.ts'
import { sqlStorageUse } from '#adapters/sql/files/storage-used.ts'
import { sqlCharacterWords } from '#adapters/sql/studio/character-words.ts'
import { sqlClaims } from '#adapters/sql/studio/claims.ts'
import { sqlDeletedCharacters } from '#adapters/sql/studio/deleted-characters.ts'
import { sqlMarks } from '#adapters/sql/studio/file-marks.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { sqlRegistry } from '#adapters/sql/studio/fingerprints.ts'
import { sqlMarkingChoices } from '#adapters/sql/studio/marking-choices.ts'
import { sqlMediaLibrary } from '#adapters/sql/studio/media-library.ts'
import { sqlMediaSearch } from '#adapters/sql/studio/media-search.ts'
import { sqlPrompts } from '#adapters/sql/studio/prompt-history.ts'
import { sqlShares } from '#adapters/sql/studio/shares.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { mediaBucket } from '#domain/media/buckets.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { searchLevels } from '#domain/search/search-levels.ts'
import { at, later, made, maya, other, type Use, usesOf } from './uses.ts'

const shown = { trash: false, filters: [], before: undefined, max: 26 }
const [level] = searchLevels(readSearch('red dress'))
const place = { bucketId: 'media', fileId: made('f', 20) }
const bits = Uint8Array.from({ length: 32 }, (_, index) => index)
const claim = { address: 'w', count: 1, root: '', path: [], signature: '' }
const share = {
  owner: other,
  tokenHash: 'fresh',
  password: null,
  createdAt: at,
  expire: later,
  includeRecipe: false,
}
const counting = {
  reads: Infinity,
  because: 'counts what matches in the library, once per state of the data',
  of: /^select (sum\(n\)|substr)/,
}

export const libraryUses = (db: Database): readonly Use[] => [
  ...usesOf('media library', sqlMediaLibrary(db), {
    figures: [
      [100_000, (s) => s.figures(maya)],
      [1000, (s) => s.figures(maya, 'month')],
    ],
    months: [100, (s) => s.months(maya, [{ method: 'equal', attribute: 'kind', values: ['video'] }]), counting],
    archived: [500, (s) => s.archived(maya, [made('m', 0), made('m', 1)])],
    inPanels: [500, (s) => s.inPanels(maya, [made('m', 0), made('m', 1)])],
    isFileUsed: [
      [1, (s, unit) => s.isFileUsed(unit, made('f', 3))],
      [1, (s, unit) => s.isFileUsed(unit, 'unused')],
    ],
    ofFile: [10, (s, unit) => s.ofFile(unit, made('f', 3))],
    trashed: [
      [100, (s) => s.trashed({ owner: maya, before: later, max: 100 })],
      [100, (s) => s.trashed({ before: later, max: 100 })],
    ],
    uncaptioned: [100, (s) => s.uncaptioned(100)],
    leaveAlbum: [Infinity, (s, unit) => s.leaveAlbum(unit, made('a', 16), at)],
    albumsShowing: [10, (s, unit) => s.albumsShowing(unit, made('m', 3))],
  }),
  ...usesOf('media search', sqlMediaSearch(db), {
    placeOf: [1, (s) => s.placeOf(maya, made('m', 3))],
    find: [
      [26, (s) => level && s.find(maya, level, shown)],
      [26, (s) => level && s.find(maya, level, { ...shown, before: 500 })],
    ],
  }),
  ...usesOf('registry', sqlRegistry(db), {
    due: [100, (s) => s.due(100)],
    near: [250, (s) => s.near({ straight: bits, mirrored: bits })],
    keep: [1, (s) => s.keep({ bucketId: 'media', fileId: made('f', 21) }, bits)],
    ownOf: [100, (s) => s.ownOf(maya, [place])],
  }),
  ...usesOf('marks', sqlMarks(db), {
    due: [100, (s) => s.due(100)],
    keep: [1, (s) => s.keep({ bucketId: 'media', fileId: made('f', 21) }, 'mark')],
    isKnown: [1, (s) => s.isKnown(made('mark', 3))],
    ownOf: [1, (s) => s.ownOf(maya, made('mark', 3))],
  }),
  ...usesOf('origins', sqlOrigins(db), {
    note: [1, (s, unit) => s.note(unit, { bucketId: 'media', fileId: 'fresh' }, 'algorithm')],
    of: [
      [1, (s) => s.of(place)],
      [1, (s) => s.of({ bucketId: 'media', fileId: 'fresh' })],
    ],
  }),
  ...usesOf('claims', sqlClaims(db), {
    walletOf: [1, (s) => s.walletOf(other)],
    recipesOf: [100, (s) => s.recipesOf(maya, [made('m', 20)])],
    of: [1, (s) => s.of(made('m', 100))],
    among: [100, (s) => s.among([made('m', 100)])],
    keep: [1, (s, unit) => s.keep(unit, made('m', 20), claim, at)],
  }),
  ...usesOf('marking choices', { read: sqlMarkingChoices(db) }, { read: [1, (s) => s.read(maya)] }),
  ...(['media', 'album', 'story'] as const).flatMap((kind) =>
    usesOf(`shares of ${kind}`, sqlShares(db, kind), {
      put: [1, (s, unit) => s.put(unit, { ...share, itemId: 'fresh' })],
      of: [1, (s) => s.of(made(kind.slice(0, 1), 3))],
      byToken: [1, (s) => s.byToken(made('h', 3))],
      remove: [1, (s, unit) => s.remove(unit, 'fresh')],
      removeExpired: [100, (s, unit) => s.removeExpired(unit, at)],
    }),
  ),
  ...usesOf('prompts', sqlPrompts(db), {
    note: [
      100,
      (s, unit) => s.note(other, [{ prompt: 'a red dress', usedAt: at }], unit),
      { reads: 5000, because: 'weighs the prompts of an account, of which a thousand are kept' },
    ],
    list: [
      25,
      (s) => s.list(maya, { terms: ['red'], limit: 25, offset: 0 }),
      { reads: 5000, because: 'looks through the prompts of an account, of which a thousand are kept' },
    ],
    remove: [1, (s) => s.remove(other, made('p', 7))],
    clear: [1000, (s) => s.clear(other)],
  }),
  ...usesOf('deleted characters', sqlDeletedCharacters(db), {
    add: [
      1,
      async (s, unit) => {
        const document = await sqlDocuments(db).find(characterCollection, made('c', 5), unit)
        if (document) await s.add(unit, { document, account: maya, mediaTrashedAt: null, expire: later })
      },
    ],
    take: [1, (s, unit) => s.take(unit, made('c', 5), maya, at)],
    takeExpired: [100, (s, unit) => s.takeExpired(unit, at, 100)],
    leave: [1, (s, unit) => s.leave(unit, 'fresh', later)],
    takeLeft: [100, (s, unit) => s.takeLeft(unit, at, 100)],
    isImageUsed: [
      [1, (s, unit) => s.isImageUsed(unit, made('fc', 4))],
      [1, (s, unit) => s.isImageUsed(unit, 'unused')],
    ],
  }),
  ...usesOf('character words', sqlCharacterWords(db, sqlDocuments(db)), {
    next: [100, (s) => s.next(100)],
    renew: [1, (s, unit) => s.renew(unit, 5)],
  }),
  ...usesOf('storage', sqlStorageUse(db), {
    parts: [1, (s) => s.parts(maya)],
    used: [1, (s) => s.used(maya)],
    awaited: [
      10,
      (s, unit) => s.awaited(maya, unit),
      {
        reads: 25_000,
        because: 'weighs what the account has waiting: at 4 MB each, as many as its quota has room for',
      },
    ],
  }),
  ...usesOf('files', sqlFiles(db, sqlDocuments(db)), {
    find: [
      [1, (s) => s.find(mediaBucket, made('f', 3))],
      [1, (s, unit) => s.find(mediaBucket, made('f', 3), unit)],
    ],
    list: [
      25,
      (s) => {
        const query = { filters: [], orders: [], limit: 25, offset: 0, cursor: undefined, select: undefined }
        return s.list(mediaBucket, { query, search: 'file' }, ['any', 'user:maya'])
      },
      counting,
    ],
    add: [
      1,
      async (s, unit) => {
        const file = await s.find(mediaBucket, made('f', 3), unit)
        if (file) await s.add(mediaBucket, { ...file, id: 'fresh', blobKey: 'fresh' }, unit)
      },
    ],
    change: [
      1,
      async (s, unit) => {
        const file = await s.find(mediaBucket, 'fresh', unit)
        if (file) await s.change(mediaBucket, file, { ...file, name: 'renamed' }, unit)
      },
    ],
    remove: [
      1,
      async (s, unit) => {
        const file = await s.find(mediaBucket, 'fresh', unit)
        if (file) await s.remove(mediaBucket, file, unit)
      },
    ],
    chunks: [1000, (s) => s.chunks('fresh')],
    addChunk: [1, (s, unit) => s.addChunk('fresh', 1, unit)],
    forgetChunks: [
      [1000, (s, unit) => s.forgetChunks('fresh', unit, [1])],
      [1000, (s, unit) => s.forgetChunks('fresh', unit)],
    ],
    arrivingBefore: [100, (s) => s.arrivingBefore(mediaBucket, later)],
    knownBlobs: [100, (s) => s.knownBlobs(mediaBucket, [made('blob-f', 3)])],
  }),
]
