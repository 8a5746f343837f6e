import { expect, it } from 'vitest'
import { archiveNames } from './archive-names.ts'

const row = (characterName: string | null, seed: number | null = 7) => ({
  createdAt: '2026-03-01T10:20:30.000+00:00',
  seed,
  characterName,
})

it('names of an archive say who, when and by which seed', () => {
  const name = archiveNames()
  expect(name(row('Zoë'), 'image/png')).toBe('Zoë - 2026-03-01 10.20 - 7.png')
  expect(name(row(null, null), 'image/jpeg')).toBe('upload - 2026-03-01 10.20.jpg')
  expect(name(row('Zoë'), 'application/x-nobody-knows')).toMatch(/\.bin$/)
})

it('no two are the same, whatever a file system thinks of case', () => {
  const name = archiveNames()
  const names = ['Mira', 'MIRA', 'mira', 'Mira'].map((who) => name(row(who), 'image/png'))
  expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(4)
})

it('nobody leaves the folder or breaks a system by what they are called', () => {
  const name = archiveNames()
  const names = ['../../etc/passwd', 'C:\\con', 'a\u0000b\nc', '\u202Egnp.exe', ' .hidden. ', '...', 'x'.repeat(500)]
  for (const who of names) {
    const given = name(row(who), 'image/png')
    expect(given).not.toMatch(/[\p{C}<>:"/\\|?*]|^[. ]/u)
    expect(given.length).toBeLessThan(100)
  }
  expect(name(row('...'), 'image/png')).toMatch(/^upload - /)
})
