import type { Statement } from '#domain/marking/statement.ts'

/** What a picture of the illustrator says of itself. */
export const statement: Statement = {
  type: 'image/png',
  source: 'algorithm',
  engine: 'illustrator',
  engineVersion: '3.1',
  mark: '0123456789abcdef',
  recipeHash: 'ab'.repeat(32),
  madeAt: '2026-11-02T10:00:00.000+00:00',
  parent: undefined,
}

export const product = { name: 'Eidolon', version: '2.0.1' }
