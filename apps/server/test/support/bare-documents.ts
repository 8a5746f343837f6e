import { DatabaseSync } from 'node:sqlite'
import { fastify } from 'fastify'
import { type Sql, sql } from '#adapters/sql/database.ts'
import { sqliteText, sqliteValue } from '#adapters/sql/dialect.ts'
import { countsQuery, pageQuery } from '#adapters/sql/documents/document-query.ts'
import { documentRows } from '#adapters/sql/documents/document-rows.ts'
import { documentTable } from '#adapters/sql/documents/document-table.ts'
import { documentJson } from '#adapters/sql/documents/document-view.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'
import { rolesOf } from '#domain/accounts/caller.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { newData } from '#domain/documents/structure.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

/**
 * A process of its own with the least that could serve documents: Fastify and the same statements, prepared once. No
 * session, no permissions, no queries to read, no structure to check.
 */
const [file = '', userId = ''] = process.argv.slice(2)
const table = documentTable(characterCollection)
const reading = new DatabaseSync(file, { readOnly: true })
reading.function('in_time', () => 1)
const writing = openSqlite({ file })
const rows = documentRows(table, 'sqlite')

const roles = rolesOf({ kind: 'user', ip: '', userId, sessionId: undefined, verified: false, labels: [] })
const newest = {
  filters: [],
  orders: [{ attribute: '$createdAt', direction: 'desc' as const }],
  limit: 25,
  offset: 0,
  cursor: undefined,
  select: undefined,
}
const filters = [{ method: 'equal' as const, attribute: 'archived', values: [false] }]
const reach = { single: [`user:${userId}`], shared: undefined }
const counts = prepared(countsQuery(table, roles))
const page = prepared(pageQuery(table, 'sqlite', newest, reach, undefined))
const matches = prepared(pageQuery(table, 'sqlite', { ...newest, filters }, reach, undefined))
const one = reading.prepare(`select ${documentJson(table, 'sqlite')} as document from characters t where t.id = ?`)
const json = 'application/json; charset=UTF-8'

const app = fastify()
for (const [path, read] of [
  ['/documents', page],
  ['/matches', matches],
] as const) {
  app.get(path, (_request, reply) => {
    const [count] = counts()
    const documents = read().map(({ document }) => document)
    return reply
      .header('content-type', json)
      .send(`{"total":${String(count?.['n'])},"documents":[${documents.join(',')}]}`)
  })
}
app.get<{ Params: { id: string } }>('/documents/:id', (request, reply) =>
  reply.header('content-type', json).send(one.get(request.params.id)?.['document']),
)
app.post<{ Body: { documentId: string; data: Record<string, unknown> } }>('/documents', async (request, reply) => {
  const now = formatDateTime(new Date())
  const { documentId: id, data } = request.body
  const permissions = ownerPermissions(userId)
  const document = {
    id,
    createdAt: now,
    updatedAt: now,
    owner: userId,
    permissions,
    data: newData(characterCollection, data),
  }
  await writing.transaction(async (tx) => {
    const added = await tx.one<{ seq: number }>(rows.insert(document))
    for (const statement of rows.entries(added?.seq ?? 0, undefined, document)) await tx.run(statement)
  })
  return reply.code(201).send(document)
})
await writing.rows(sql`select 1`)
process.once('SIGINT', () => process.exit())
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) })

function prepared(query: Sql) {
  const statement = reading.prepare(sqliteText(query))
  const values = query.values.map(sqliteValue)
  return () => statement.all(...values)
}
