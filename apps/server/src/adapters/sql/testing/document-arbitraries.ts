import fc from 'fast-check'
import { rolesOf } from '#domain/accounts/caller.ts'
import { type Attribute, type Collection, systemAttributes } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Permission } from '#domain/documents/permission.ts'
import { newData } from '#domain/documents/structure.ts'

/** Few words and letters, so that documents collide with each other and with queries; all of them awkward. */
const words = [
  'a',
  'A',
  'á',
  'ab',
  'Zoë',
  'zoe',
  'ﬁn',
  'fin',
  '%',
  '_',
  "'",
  '"',
  '\\',
  ' ',
  '-',
  '🎨',
  '龍',
  'é',
  '\u{10ffff}',
  '퟿',
  'İ',
  'ς',
]
const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((parts) => parts.join(''))
const phrase = fc
  .tuple(fc.array(fc.constantFrom('red', 'Réd', 'hair', 'ha', 'blue', 'x', '2nd', '-'), { maxLength: 4 }), fc.boolean())
  .map(([parts, exact]) => (exact ? `"${parts.join(' ')}"` : parts.join(' ')))
const mixed = fc.oneof(text, phrase)
const whole = fc.constantFrom(-5, 0, 1, 2, 30, Number.MAX_SAFE_INTEGER)
const float = fc.constantFrom(-1.5, 0, 0.1, 0.30000000000000004, 1, 1e-7, 1e300, 5e-324)
const dates = ['2020-01-01', '2020-01-01T00:00:00.000+00:00', '2021-05-05 10:00:00+02:00', '1999-12-31T23:59:59.999Z']
const roles = ['user:u1', 'user:u2', 'user:u1/verified', 'any', 'users', 'users/verified', 'label:vip', 'guests']

function valueFor(attribute: Attribute): fc.Arbitrary<string | number | boolean> {
  switch (attribute.type) {
    case 'string':
      return mixed
    case 'integer':
      return whole
    case 'float':
      return float
    case 'boolean':
      return fc.boolean()
    case 'datetime':
      return fc.constantFrom(...dates)
    case 'enum':
      return fc.constantFrom(...attribute.elements)
    case 'email':
    case 'url':
    case 'ip':
      return fc.constantFrom('a@b.cd', 'A@b.cd', 'z@b.cd')
  }
}

const permission: fc.Arbitrary<Permission> = fc.record({
  action: fc.constantFrom('read' as const, 'read' as const, 'update' as const, 'delete' as const),
  role: fc.constantFrom(...roles),
})
export const permissionsArbitrary = fc.oneof(
  fc.constant<Permission[]>([{ action: 'read', role: 'user:u1' }]),
  fc.uniqueArray(permission, { maxLength: 4, selector: ({ action, role }) => `${action} ${role}` }),
)

/** The roles of a caller, or everything. */
export const readersArbitrary = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('all' as const, rolesOf({ kind: 'guest', ip: '' })) },
  {
    weight: 3,
    arbitrary: fc
      .record({ userId: fc.constantFrom('u1', 'u2', 'u3'), verified: fc.boolean(), vip: fc.boolean() })
      .map(({ vip, ...user }) =>
        rolesOf({ kind: 'user', ip: '', sessionId: undefined, labels: vip ? ['vip'] : [], ...user }),
      ),
  },
)

export function dataArbitrary({ attributes }: Collection): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(
      attributes.map((attribute) => {
        const value = valueFor(attribute)
        if (attribute.array) return [attribute.key, fc.option(fc.array(value, { maxLength: 3 }))]
        return [attribute.key, attribute.required ? value : fc.option(value, { freq: 3 })]
      }),
    ),
  )
}

export function documentsArbitrary(collection: Collection): fc.Arbitrary<Document[]> {
  const one = fc.record({
    id: fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,8}$/),
    createdAt: fc.constantFrom('2026-01-01T00:00:00.000+00:00', '2026-01-02T00:00:00.000+00:00'),
    updatedAt: fc.constantFrom('2026-02-01T00:00:00.000+00:00', '2026-02-02T00:00:00.000+00:00'),
    owner: fc.constantFrom('u1', 'u2', undefined),
    permissions: permissionsArbitrary,
    data: dataArbitrary(collection).map((data) => newData(collection, data)),
  })
  return fc.uniqueArray(one, { maxLength: 14, selector: ({ id }) => id })
}

/** The queries of one request, as clients write them. */
export function queriesArbitrary(collection: Collection, ids: readonly string[]): fc.Arbitrary<string[]> {
  const attributes = [...systemAttributes, ...collection.attributes]
  const attribute = fc.constantFrom(...attributes)
  const filter = attribute.chain((each) => filterFor(collection, each))
  const nested = fc.oneof(
    { weight: 4, arbitrary: filter },
    {
      weight: 1,
      arbitrary: fc.record({
        method: fc.constantFrom('or', 'and'),
        values: fc.array(fc.oneof(filter, fc.record({ method: fc.constant('or'), values: fc.tuple(filter, filter) })), {
          minLength: 2,
          maxLength: 3,
        }),
      }),
    },
  )
  const order = fc.record({
    method: fc.constantFrom('orderAsc', 'orderDesc'),
    attribute: fc.constantFrom('', ...attributes.map(({ key }) => key)),
  })
  const cursor = fc.record({
    method: fc.constantFrom('cursorAfter', 'cursorBefore'),
    values: fc.tuple(fc.constantFrom(...ids, 'nobody')),
  })
  const limit = fc.record({ method: fc.constant('limit'), values: fc.tuple(fc.constantFrom(1, 2, 3, 5, 100)) })
  const offset = fc.record({ method: fc.constant('offset'), values: fc.tuple(fc.constantFrom(0, 1, 2, 20)) })
  const select = fc.record({
    method: fc.constant('select'),
    values: fc.array(fc.constantFrom('*', '$id', '$permissions', '$databaseId', 'tags', 'weight', 'ready'), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  const owner = fc.constantFrom('u1', 'u2', 'u3').map((id) => ({ method: 'equal', attribute: '$owner', values: [id] }))
  return fc
    .tuple(
      fc.array(nested, { maxLength: 2 }),
      fc.array(order, { maxLength: 3 }),
      fc.option(cursor),
      fc.option(limit),
      fc.option(offset, { freq: 2 }),
      fc.option(select, { freq: 2 }),
      fc.option(owner, { freq: 2 }),
    )
    .map(([filters, orders, ...others]) =>
      [...filters, ...orders, ...others].filter((each) => each !== null).map((each) => JSON.stringify(each)),
    )
}

const comparisons = ['notEqual', 'lessThan', 'lessThanEqual', 'greaterThan', 'greaterThanEqual'] as const

function filterFor({ indexes }: Collection, attribute: Attribute): fc.Arbitrary<object> {
  const { key, type, array } = attribute
  const value = valueFor(attribute)
  const ask = (method: string, values: fc.Arbitrary<unknown[]>) =>
    values.map((each) => ({ method, attribute: key, values: each }))
  const some = fc.array(value, { minLength: 1, maxLength: 3 })
  const nulls = fc.constantFrom('isNull', 'isNotNull').map((method) => ({ method, attribute: key }))
  if (array) return fc.oneof(nulls, ask('contains', some), ask('contains', fc.tuple(value)))
  const forms = [
    nulls,
    ask('equal', some),
    ask('between', fc.tuple(value, value)),
    ...comparisons.map((method) => ask(method, fc.tuple(value))),
  ]
  if (type === 'string' || type === 'enum' || type === 'email') {
    forms.push(ask('startsWith', fc.tuple(value)), ask('endsWith', fc.tuple(value)), ask('contains', some))
  }
  if (indexes.some((index) => index.type === 'fulltext' && index.attributes.includes(key))) {
    forms.push(ask('search', fc.tuple(value)), ask('search', fc.tuple(value)))
  }
  return fc.oneof(...forms)
}
