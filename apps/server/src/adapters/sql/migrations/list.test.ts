import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { migrations } from './list.ts'

const textOf = (dialect: 'sqlite' | 'postgres') =>
  migrations.flatMap((migration) => migration[dialect].map(({ strings }) => strings.join('?')))

describe('migrations', () => {
  it('lists every file of the folder, in the order of their numbers', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^\d{4}-/.test(name))
    expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted())
  })

  it('[STO-2] makes every SQLite table strict, so that a column holds what it says', () => {
    const loose = textOf('sqlite').filter(
      (text) => /^\s*create table/i.test(text) && !/\)[\w\s,]*\bstrict\b/i.test(text),
    )
    expect(loose).toEqual([])
  })

  it('[STO-2] makes every PostgreSQL text column compare by bytes, as SQLite does', () => {
    // Texts that are only carried: nothing compares or orders by them.
    const cargo = ['event']
    const columns = textOf('postgres').flatMap((text) => [...text.matchAll(/^\s*(\w+) text\b(.*)$/gim)])
    const wrong = columns.filter(([, name = '', rest = '']) => !cargo.includes(name) && !rest.includes('collate "C"'))
    expect(wrong.map(([line]) => line)).toEqual([])
  })

  it('[STO-7] leaves no constraint to be checked at commit, where it could not be told whose fault it was', () => {
    expect([...textOf('sqlite'), ...textOf('postgres')].filter((text) => /deferrable/i.test(text))).toEqual([])
  })
})
