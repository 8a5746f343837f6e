import { bucketIds, collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import { type Chance, mutated, oddTexts, oddValue } from './fuzz-random.ts'

type Schema = Readonly<Record<string, unknown>>
/** One thing that the server can be asked, as its own description has it. */
export type Operation = {
  readonly method: string
  readonly path: string
  readonly query: readonly { readonly name: string; readonly schema: Schema }[]
  readonly body: { readonly type: string; readonly schema: Schema } | undefined
  /** Whether it answers with a picture, which may have to be drawn first. */
  readonly draws: boolean
}
export type Request = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

/** What is answered beside the API that the server describes. */
const beyond: readonly Operation[] = [
  ['POST', '/rpc/devnet'],
  ['GET', '/shared/{token}'],
  ['POST', '/shared/{token}'],
  ['GET', '/shared/{token}/file'],
  ['GET', '/shared/{token}/poster'],
  ['GET', '/assets/{name}'],
  ['GET', '/{page}'],
].map(([method = '', path = '']) => ({ method, path, query: [], body: undefined, draws: false }))

/** Every operation in the description that the running server gives of itself. */
export function operationsOf(description: unknown): readonly Operation[] {
  const { paths, components } = Object(description)
  const schemas = Object(components?.schemas)
  const described = Object.entries(Object(paths)).flatMap(([path, methods]) =>
    Object.entries(Object(methods)).map(([method, operation]): Operation => {
      const { parameters = [], requestBody, responses } = Object(operation)
      const [[type, content] = ['', undefined]] = Object.entries(Object(requestBody?.content))
      return {
        method: method.toUpperCase(),
        path: `/v1${path}`,
        query: parameters.filter(({ in: where }: { in: string }) => where === 'query'),
        body: content === undefined ? undefined : { type, schema: resolved(Object(content).schema, schemas) },
        draws: /"image\//.test(JSON.stringify(responses ?? {})),
      }
    }),
  )
  return [...described, ...beyond]
}

function resolved(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  return schemas[reference.split('/').at(-1) ?? ''] ?? {}
}

/** What may stand in an address, by its name there; anything else is the id of something, seen or not. */
const usual: Readonly<Record<string, readonly string[]>> = {
  databaseId: [databaseId],
  collectionId: Object.values(collectionIds),
  bucketId: Object.values(bucketIds),
  provider: ['google', 'github', 'oidc'],
  projectId: [projectId],
  type: ['totp'],
  engineId: ['illustrator'],
  list: ['poses', 'outfits', 'backgrounds', 'expressions'],
  sessionId: ['current'],
  page: ['', 'login', 'dashboard', 'api', 'robots.txt'],
}

/** Data that collections take; the description calls it an object. */
const documents = [
  { name: 'Mira', appearance: 'a tall woman with silver hair', tags: ['one'], age: 30 },
  { name: 'Album' },
  { characterId: 'mira', name: 'Gala', outfit: 'suit', colours: ['#7a1030'] },
  { name: 'Preset', settings: '{"pose":"standing"}' },
  { name: 'Mira', appearance: 'short', card: '{"spec":"chara_card_v2"}', genes: '{"sex":0.5}' },
]
const attributes = [
  'name',
  '$id',
  '$createdAt',
  '$owner',
  'age',
  'tags',
  'card',
  'description',
  'kind',
  'nothing',
  'a.b',
]
const methods =
  'equal notEqual lessThan greaterThanEqual between isNull startsWith endsWith contains search or and orderAsc orderDesc limit offset cursorAfter cursorBefore select'.split(
    ' ',
  )

/** A request of one's own making: mostly nearly right, since what is all wrong gets no further than the door. */
export function requestFor(operation: Operation, chance: Chance, seen: readonly string[], session: string): Request {
  const fill = (name: string): string => {
    if (chance.often(0.1)) return chance.pick(oddTexts).slice(0, 600)
    const known = usual[name]
    if (known && chance.often(0.9)) return chance.pick(known)
    return seen.length > 0 && chance.often(0.7) ? chance.pick(seen) : 'nobody'
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(fill(name)))
  const parameters = operation.query.flatMap(({ name, schema }) =>
    chance.often(0.6) ? [[name, textOf(queryValue(name, schema, chance))]] : [],
  )
  if (chance.often(0.05)) parameters.push([chance.pick(oddTexts), chance.pick(oddTexts)])
  const search = parameters.map(([name = '', value = '']) => `${encoded(name)}=${encoded(value)}`).join('&')
  const sent = bodyFor(operation, chance)
  const headers: Record<string, string> = {
    ...(chance.often(0.97) && { 'x-appwrite-project': projectId }),
    ...(session !== '' && { cookie: `a_session_${projectId}=${session}` }),
    ...(sent.type !== '' && { 'content-type': sent.type }),
    ...(sent.bytes && { 'content-length': String(sent.bytes.length) }),
    ...(chance.often(0.15) && oddHeader(chance)),
  }
  const method = chance.often(0.02)
    ? chance.pick(['PUT', 'PATCH', 'DELETE', 'POST', 'HEAD', 'OPTIONS'])
    : operation.method
  // Longer ones are not even read as HTTP.
  const address = search && search.length < 10_000 ? `${path}?${search}` : path
  return { method, path: address, headers, body: sent.bytes }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : String(JSON.stringify(value)))
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%00', '%2500')

function queryValue(name: string, schema: Schema, chance: Chance): unknown {
  if (chance.often(0.15)) return oddValue(chance)
  return name === 'queries[]' ? query(chance) : valid(schema, chance)
}

function query(chance: Chance, depth = 0): unknown {
  const method = chance.pick(methods)
  const several = Array.from({ length: chance.pick([0, 1, 1, 1, 2, 100]) }, () =>
    chance.pick(['a', 1, true, ...oddTexts]),
  )
  const values = method === 'or' || method === 'and' ? [query(chance, depth + 1), query(chance, depth + 1)] : several
  const made = { method, attribute: chance.pick(attributes), values: depth > 3 ? [] : values }
  return chance.often(0.1) ? mutated(made, chance) : made
}

const headerNames = [
  'content-range',
  'range',
  'x-appwrite-timestamp',
  'x-appwrite-id',
  'x-appwrite-jwt',
  'if-none-match',
]
const moreNames = [
  'accept-encoding',
  'accept',
  'origin',
  'referer',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
]
const oddValues = [
  'bytes 0-9/10',
  'bytes 5-1/3',
  'bytes=0-',
  'bytes=-9999999999',
  'bytes=a-b',
  'https://evil.example',
  'null',
]

function oddHeader(chance: Chance): Record<string, string> {
  const value = chance.often(0.5) ? chance.pick(oddValues) : chance.pick(oddTexts)
  // What cannot stand in a header is refused by the client already.
  const clean = value.replace(/[^\x20-\x7e\x80-\xff]/g, '?')
  return { [chance.pick([...headerNames, ...moreNames])]: clean }
}

type SentBody = { readonly type: string; readonly bytes: Buffer | undefined }
const jsonType = 'application/json'

function bodyFor({ method, body }: Operation, chance: Chance): SentBody {
  if (method === 'GET' || (!body && chance.often(0.8))) return { type: '', bytes: undefined }
  if (chance.often(0.05)) return raw(chance)
  const made = body ? valid(body.schema, chance) : {}
  const fields =
    typeof made === 'object' && made !== null && 'data' in made ? { ...made, data: chance.pick(documents) } : made
  let value: unknown = fields
  for (let left = chance.pick([0, 0, 1, 1, 2, 5]); left > 0; left--) value = mutated(value, chance)
  if (body?.type === 'multipart/form-data') return multipart(value, chance)
  if (chance.often(0.05)) return form(value)
  return { type: jsonType, bytes: Buffer.from(textOf(value)) }
}

function raw(chance: Chance): SentBody {
  const type = chance.pick([
    jsonType,
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'a/b;c',
  ])
  const text = chance.pick(['{', '[', '{"a":', '"', 'a=b&', 'a[0]=&', '--x\r\n', '\0', 'ÿ'])
  return { type, bytes: Buffer.from(text.repeat(chance.pick([1, 50, 5000, 20_000]))) }
}

function form(value: unknown): SentBody {
  const pairs = Object.entries(Object(value)).flatMap(([name, each]) =>
    Array.isArray(each) ? each.map((one) => [`${name}[]`, textOf(one)]) : [[name, textOf(each)]],
  )
  const text = pairs.map(([name = '', each = '']) => `${encoded(name)}=${encoded(each)}`).join('&')
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) }
}

/** Beginnings of files that are looked into: PNG, GIF, JPEG, WebM, zip, and none. */
const beginnings = [
  '89504e470d0a1a0a0000000d49484452',
  '474946383961',
  'ffd8ffe000104a464946',
  '1a45dfa3',
  '504b0304',
  '',
]

function multipart(value: unknown, chance: Chance): SentBody {
  const boundary = 'fuzzing'
  const parts = Object.entries(Object(value)).map(([name, each]) => {
    const isFile = name === 'file' || chance.often(0.1)
    const file = isFile ? `; filename="${chance.pick(['a.png', 'a.webm', 'a.zip', 'a.json', '..%2fa', 'ä".png'])}"` : ''
    const bytes = Buffer.from(Array.from({ length: chance.pick([0, 10, 3000]) }, () => chance.below(256)))
    const content = isFile
      ? Buffer.concat([Buffer.from(chance.pick(beginnings), 'hex'), bytes])
      : Buffer.from(textOf(each))
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name.replace(/[\r\n"]/g, '_')}"${file}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
  })
  const end = chance.often(0.9) ? Buffer.from(`--${boundary}--\r\n`) : Buffer.alloc(0)
  const named = chance.often(0.95) ? `; boundary=${boundary}` : ''
  return { type: `multipart/form-data${named}`, bytes: Buffer.concat([...parts, end]) }
}

/** Something that the schema allows, as far as it says what it allows. */
function valid(schema: Schema, chance: Chance): unknown {
  const { type, enum: words, const: only, anyOf, oneOf, allOf } = schema
  if (only !== undefined) return only
  if (Array.isArray(words)) return chance.pick(words)
  const choices = anyOf ?? oneOf ?? allOf
  if (Array.isArray(choices) && choices.length > 0) return valid(chance.pick(choices), chance)
  if (type === 'object' || schema['properties']) return objectFor(schema, chance)
  if (type === 'array') {
    const { items = {}, minItems = 0 } = Object(schema)
    return Array.from({ length: Number(minItems) + chance.below(3) }, () => valid(items, chance))
  }
  if (type === 'boolean') return chance.often(0.5)
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 100 } = Object(schema)
    const value = minimum + chance.next() * (Math.min(maximum, 2 ** 31) - minimum)
    return type === 'integer' ? Math.round(value) : value
  }
  return textFor(Object(schema), chance)
}

function objectFor(schema: Schema, chance: Chance): Record<string, unknown> {
  const { properties = {}, required = [] } = Object(schema)
  const chosen = Object.entries(Object(properties)).filter(([name]) => required.includes(name) || chance.often(0.4))
  return Object.fromEntries(chosen.map(([name, each]) => [name, named(name, Object(each), chance)]))
}

/** Names under which a particular kind of text is wanted, which the description cannot say. */
function named(name: string, schema: Schema, chance: Chance): unknown {
  if (/^(document|file|target|user|character)Id$/.test(name)) return chance.pick(['unique()', 'one', 'two'])
  if (name === 'email') return `somebody${chance.below(1000)}@studio.example`
  if (name === 'password') return 'correct horse battery'
  return valid(schema, chance)
}

function textFor(
  { maxLength = 30, minLength = 0 }: { maxLength?: number; minLength?: number },
  chance: Chance,
): string {
  const words = 'a tall woman with silver hair in a red coat at night '
  const length = Math.max(minLength, Math.min(maxLength, chance.pick([1, 8, 40, maxLength])))
  return words.repeat(Math.ceil(Math.min(length, 20_000) / words.length)).slice(0, length)
}
